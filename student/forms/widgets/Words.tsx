import type { WidgetProps } from '@rjsf/utils';
import type { ControlOptions } from '#schemas/questions/controls.ts';
import { useWords } from '../../components/words.tsx';
import { promptId } from '../ids.ts';
import { Media } from '../Material.tsx';
import { severalName } from '../taking/form_answers.ts';
import { chosenIn, useMarks } from './options.ts';

/** A text whose words are marked by pressing them. */
export function Words({ name, value, options, onChange }: WidgetProps) {
  const { t } = useWords();
  const { media, tokens = [] } = options as ControlOptions;
  const chosenIds = Array.isArray(value) ? (value as string[]) : [];
  const group = useMarks(chosenIds);
  const give = (marked: string[]) => onChange(marked.length > 0 ? marked : undefined);
  return (
    <>
      <Media name={name} media={media} />
      <p className="hint">{t('forms.words')}</p>
      <input type="hidden" name={severalName(name)} value="" />
      <fieldset
        ref={group}
        aria-labelledby={promptId(name)}
        className="material tokens"
        lang="en"
        onChange={(event) => give(chosenIn(event.currentTarget))}
      >
        {tokens.map(({ id, text }) => (
          <label key={id} className="token">
            <input
              type="checkbox"
              className="unseen"
              name={severalName(name)}
              value={id}
              defaultChecked={chosenIds.includes(id)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
