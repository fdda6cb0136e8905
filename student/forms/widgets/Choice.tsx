import type { WidgetProps } from '@rjsf/utils';
import type { Option, Shown } from '../compiled.ts';
import { Rows } from './Rows.tsx';

/** One option of several. */
export function Choice({ name, schema, value, options, onChange }: WidgetProps) {
  return (
    <Rows
      name={name}
      shown={options as Shown}
      type="radio"
      control={name}
      options={schema.oneOf as Option[]}
      chosen={value ? [value] : []}
      onChosen={([chosen]) => onChange(chosen)}
    />
  );
}
