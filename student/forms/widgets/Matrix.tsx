import type { FieldProps } from '@rjsf/utils';
import type { ControlOptions, RowControl } from '#schemas/questions/controls.ts';
import { promptId } from '../ids.ts';
import { Material, Media } from '../Material.tsx';
import { gapName } from '../taking/form_answers.ts';
import { useFilled } from './filled.ts';
import { lineName } from './Line.tsx';
import { useMarks } from './options.ts';

/** Statements, each marked with one of the same few marks. */
export function Matrix(props: FieldProps) {
  const { name, uiSchema } = props;
  const shown = (uiSchema?.['ui:options'] ?? {}) as ControlOptions;
  const { filled, give } = useFilled(props);
  return (
    <>
      <Material name={name} shown={shown} />
      <fieldset aria-labelledby={promptId(name)} className="matrix">
        {shown.rows?.map((row) => (
          <Statement
            key={row.id}
            row={row}
            shown={shown}
            name={gapName(name, row.id)}
            value={filled[row.id] ?? ''}
            onGiven={(value) => give({ [row.id]: value })}
          />
        ))}
      </fieldset>
    </>
  );
}

interface StatementProps {
  row: RowControl;
  shown: ControlOptions;
  name: string;
  value: string;
  onGiven(value: string): void;
}

function Statement({ row, shown, name, value, onGiven }: StatementProps) {
  const group = useMarks(value ? [value] : []);
  const picture = shown.pictures?.[row.id];
  return (
    <fieldset ref={group} onChange={({ target }) => target instanceof HTMLInputElement && onGiven(target.value)}>
      <legend lang={row.text ? 'en' : undefined} className={row.text || !picture ? undefined : 'unseen'}>
        {lineName(shown, row)}
      </legend>
      {picture ? <Media name={name} media={[picture]} /> : null}
      <div className="marks">
        {shown.columns?.map((column) => (
          <label key={column.const}>
            <input type="radio" name={name} value={column.const} defaultChecked={value === column.const} />
            <span>{column.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
