import { Box, Button } from '@mui/material';
import type { IChangeEvent } from '@rjsf/core';
import Form from '@rjsf/core/lib/components/Form.js';
import { dequal } from 'dequal';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDebouncedCallback } from 'use-debounce';
import type { ReportTotals } from '#schemas/types/fragments/report_totals.ts';
import type { Filters, Report } from '../reports.ts';
import { FilterSummary } from './FilterSummary.tsx';
import { templates } from './templates.tsx';
import { useFormSchema } from './useFormSchema.ts';
import { errorsOf, validator } from './validator.ts';
import { widgets } from './widgets.tsx';

interface FilterFormProps {
  report: Report;
  filters: Filters;
  /** The days that are shown now, which two dates of one's own begin with. */
  days: ReportTotals | undefined;
  onChange: (filters: Filters) => void;
}

/** Typing is let come to rest. */
const pause = 500;

/** What a report is narrowed by: a form that RJSF draws from the report's own schema. What is changed holds at once. */
export function FilterForm({ report, filters, days, onChange }: FilterFormProps) {
  const translate = useTranslate();
  const [values, setValues] = useState(filters);
  const { schema, uiSchema } = useFormSchema(report, values);
  const wrongWith = (candidate: Filters) => errorsOf(schema, candidate, translate);
  const apply = useDebouncedCallback((next: Filters) => onChange(next), pause);
  const json = JSON.stringify(filters);
  // Links, and the way back, change the address under the form.
  useEffect(() => setValues(JSON.parse(json)), [json]);
  if (Object.keys(schema.properties ?? {}).length === 0) return null;

  function change({ formData }: IChangeEvent<Filters>) {
    const next = withDays(values, formData ?? {}, days);
    if (!dequal(next, values)) setValues(next);
    // The form fills in what is usual when it opens: that is no change of the address.
    const isNew = !dequal(withoutDefaults(next, report), withoutDefaults(filters, report));
    if (isNew && Object.keys(wrongWith(next)).length === 0) apply(withoutDefaults(next, report));
    else apply.cancel();
  }

  function clear() {
    apply.cancel();
    onChange({});
  }

  return (
    <>
      <Box className="unprinted" role="search" aria-label={translate('reports.filters_title')}>
        <Form
          schema={schema}
          uiSchema={uiSchema}
          formData={values}
          validator={validator}
          widgets={widgets}
          templates={templates}
          idPrefix="filters"
          extraErrors={wrongWith(values)}
          noValidate
          showErrorList={false}
          noHtml5Validate
          onChange={change}
          onSubmit={() => apply.flush()}
        >
          {Object.keys(filters).length > 0 ? (
            <Button onClick={clear}>{translate('ra.navigation.clear_filters')}</Button>
          ) : (
            <span />
          )}
        </Form>
      </Box>
      <FilterSummary schema={schema} uiSchema={uiSchema} values={values} />
    </>
  );
}

/** Two dates of one's own begin with the days in sight; a name of days stands for its dates. */
function withDays(before: Filters, after: Filters, days: ReportTotals | undefined): Filters {
  if (after.period === before.period) return after;
  const { from: _, until: __, ...rest } = after;
  return after.period === 'custom' ? { ...rest, from: days?.from ?? undefined, until: days?.until ?? undefined } : rest;
}

/** What is empty or as usual is not said. Between the cells of a column stands the sign that is shortest in an address. */
function withoutDefaults({ swan_ids, ...values }: Filters, { filters }: Report): Filters {
  const { properties = {} } = filters as { properties?: Record<string, { default?: unknown }> };
  const ids = typeof swan_ids === 'string' && { swan_ids: swan_ids.replace(/[\s,;]+/g, ' ') };
  return Object.fromEntries(
    Object.entries({ ...ids, ...values }).filter(
      ([name, value]) => value !== undefined && value !== '' && value !== properties[name]?.default,
    ),
  );
}
