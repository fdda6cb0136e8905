import type { FieldProps } from '@rjsf/utils';
import type { Shown } from '../compiled.ts';
import { promptId } from '../ids.ts';
import { Material } from '../Material.tsx';
import { gapName } from '../sent.ts';
import { useFilled } from './filled.ts';
import { useMarks } from './options.ts';

/** Statements, each marked with one of the same few marks. */
export function Matrix(props: FieldProps) {
  const { name, uiSchema } = props;
  const shown = (uiSchema?.['ui:options'] ?? {}) as Shown;
  const { filled, give } = useFilled(props);
  return (
    <>
      <Material name={name} shown={shown} />
      <fieldset aria-labelledby={promptId(name)} className="matrix">
        {shown.rows?.map(({ id, text }) => (
          <Statement
            key={id}
            text={text}
            name={gapName(name, id)}
            columns={shown.columns ?? []}
            value={filled[id] ?? ''}
            onGiven={(value) => give({ [id]: value })}
          />
        ))}
      </fieldset>
    </>
  );
}

interface StatementProps {
  text: string;
  name: string;
  columns: { const: string; title: string }[];
  value: string;
  onGiven(value: string): void;
}

function Statement({ text, name, columns, value, onGiven }: StatementProps) {
  const group = useMarks(value ? [value] : []);
  return (
    <fieldset ref={group} onChange={(event) => onGiven((event.target as unknown as HTMLInputElement).value)}>
      <legend lang="en">{text || '…'}</legend>
      <div className="marks">
        {columns.map((column) => (
          <label key={column.const}>
            <input type="radio" name={name} value={column.const} defaultChecked={value === column.const} />
            <span>{column.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
