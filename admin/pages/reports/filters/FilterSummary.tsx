import { Typography } from '@mui/material';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { onlyInPrint } from '../print_styles.ts';
import type { Filters } from '../reports.ts';

/** The days stand above the numbers, in words. */
const shownElsewhere = ['period', 'from', 'until'];

interface FilterSummaryProps {
  schema: RJSFSchema;
  uiSchema: UiSchema;
  values: Filters;
}

/** What a report is narrowed by, in words: paper has no controls. */
export function FilterSummary({ schema, uiSchema, values }: FilterSummaryProps) {
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const value = values[name];
    if (typeof property === 'boolean' || shownElsewhere.includes(name) || value === undefined || value === '')
      return [];
    const at = property.enum?.indexOf(value as string) ?? -1;
    return [`${property.title}: ${uiSchema[name]?.['ui:enumNames']?.[at] ?? value}`];
  });
  if (parts.length === 0) return null;
  return <Typography sx={onlyInPrint}>{parts.join(' · ')}</Typography>;
}
