import type { WidgetProps } from '@rjsf/utils';
import type { ControlOptions, Option } from '#schemas/questions/controls.ts';
import { Rows } from './Rows.tsx';

/** One option of several. */
export function Choice({ name, schema, value, options, onChange }: WidgetProps) {
  return (
    <Rows
      name={name}
      shown={options as ControlOptions}
      type="radio"
      control={name}
      options={schema.oneOf as Option[]}
      chosen={value ? [value] : []}
      onChosen={([chosen]) => onChange(chosen)}
    />
  );
}
