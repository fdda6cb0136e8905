import type { WidgetProps } from '@rjsf/utils';
import type { ControlOptions, Option } from '#schemas/questions/controls.ts';
import { severalName } from '../taking/form_answers.ts';
import { Rows } from './Rows.tsx';

/** Any options of several. */
export function Choices({ name, schema, value, options, onChange }: WidgetProps) {
  return (
    <>
      <input type="hidden" name={severalName(name)} value="" />
      <Rows
        name={name}
        shown={options as ControlOptions}
        type="checkbox"
        control={severalName(name)}
        options={(schema.items as { oneOf: Option[] }).oneOf}
        chosen={Array.isArray(value) ? value : []}
        onChosen={(chosen) => onChange(chosen.length > 0 ? chosen : undefined)}
      />
    </>
  );
}
