import type { ReactNode } from 'react';
import type { ControlOptions, Option } from '#schemas/questions/controls.ts';
import type { Medium } from '#schemas/types/fragments/medium.ts';
import { FeedbackText } from '../FeedbackText.tsx';
import { materialId, promptId } from '../ids.ts';
import { Material, Media } from '../Material.tsx';
import { chosenIn, pickByDigit, revealAfterTap, useMarks } from './options.ts';

interface RowsProps {
  name: string;
  shown: ControlOptions;
  type: 'radio' | 'checkbox';
  control: string;
  options: Option[];
  chosen: string[];
  onChosen(chosen: string[]): void;
}

/** Options as rows that are tapped anywhere. */
export function Rows({ name, shown, type, control, options, chosen, onChosen }: RowsProps) {
  const group = useMarks(chosen);
  return (
    <>
      <Material name={name} shown={shown} />
      <fieldset
        ref={group}
        aria-labelledby={promptId(name)}
        aria-describedby={shown.text ? materialId(name) : undefined}
        className="choices"
        onKeyDown={pickByDigit}
        onClick={revealAfterTap}
        onChange={(event) => onChosen(chosenIn(event.currentTarget))}
      >
        {options.map((option, at) => (
          <Shows key={option.const} name={name} medium={shown.pictures?.[option.const]}>
            <label className="choice">
              <input type={type} name={control} value={option.const} defaultChecked={chosen.includes(option.const)} />
              {/* In a preview it may not have been written yet. */}
              <span lang="en">
                <FeedbackText html={shown.rich?.options?.[option.const]} text={option.title || '…'} />
              </span>
              {at < 9 ? (
                <span className="key" aria-hidden="true">
                  {at + 1}
                </span>
              ) : null}
            </label>
          </Shows>
        ))}
      </fieldset>
    </>
  );
}

/** An option below its picture or recording, where it has one. */
const Shows = ({ name, medium, children }: { name: string; medium: Medium | undefined; children: ReactNode }) =>
  medium ? (
    <div className="choice-shown">
      <Media name={name} media={[medium]} />
      {children}
    </div>
  ) : (
    children
  );
