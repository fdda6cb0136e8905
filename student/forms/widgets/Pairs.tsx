import type { FieldProps } from '@rjsf/utils';
import type { ControlOptions } from '#schemas/questions/controls.ts';
import { promptId } from '../ids.ts';
import { Material } from '../Material.tsx';
import { gapName } from '../taking/form_answers.ts';
import { useFilled } from './filled.ts';
import { GapSelect } from './Gap.tsx';
import { Line, lineName } from './Line.tsx';

/** Lines, to each of which something of one list belongs. */
export function Pairs(props: FieldProps) {
  const { name, uiSchema } = props;
  const shown = (uiSchema?.['ui:options'] ?? {}) as ControlOptions;
  const { filled, give } = useFilled(props);
  return (
    <>
      <Material name={name} shown={shown} />
      <fieldset aria-labelledby={promptId(name)} className="pairs" lang="en">
        {shown.rows?.map((row) => (
          <div key={row.id} className="pair cloze">
            <Line name={name} shown={shown} row={row} />
            <GapSelect
              name={gapName(name, row.id)}
              label={lineName(shown, row)}
              value={filled[row.id] ?? ''}
              options={shown.bank}
              onGiven={(value) => give({ [row.id]: value })}
            />
          </div>
        ))}
      </fieldset>
    </>
  );
}
