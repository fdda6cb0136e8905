import type { WidgetProps } from '@rjsf/utils';
import type { ControlOptions, Option } from '#schemas/questions/controls.ts';
import { materialId, promptId } from '../ids.ts';
import { Material } from '../Material.tsx';
import { chosenIn, pickByDigit, revealAfterTap, useMarks } from './options.ts';

/** One picture of several. What a picture shows is said in its words. */
export function Pictures({ name, schema, value, options, onChange }: WidgetProps) {
  const shown = options as ControlOptions;
  const group = useMarks(value ? [value] : []);
  return (
    <>
      <Material name={name} shown={shown} />
      <fieldset
        ref={group}
        aria-labelledby={promptId(name)}
        aria-describedby={shown.text ? materialId(name) : undefined}
        className="pictures"
        onKeyDown={pickByDigit}
        onClick={revealAfterTap}
        onChange={(event) => onChange(chosenIn(event.currentTarget)[0])}
      >
        {(schema.oneOf as Option[]).map((option) => {
          const picture = shown.pictures?.[option.const];
          return (
            <label key={option.const} className="picture">
              {picture ? <img src={`/api/resources/${picture.resource}/file`} alt={picture.alt} /> : null}
              <span className="picture-mark">
                <input type="radio" name={name} value={option.const} defaultChecked={value === option.const} />
                {option.title || !picture ? <span lang="en">{option.title || '…'}</span> : null}
              </span>
            </label>
          );
        })}
      </fieldset>
    </>
  );
}
