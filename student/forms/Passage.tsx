import { text as inLocale } from '#schemas/localize.ts';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import { useWords } from '../components/words.tsx';

/** A passage or a recording, with what is said in it. */
export function Passage({ group }: { group: NonNullable<AnswerReview['group']> }) {
  const { t, locale } = useWords();
  const prompt = inLocale(group.prompt, locale);
  return (
    <section className="reviewed-passage">
      <h3>{prompt}</h3>
      {group.media.map(({ resource, kind }) =>
        kind === 'audio' ? (
          // biome-ignore lint/a11y/useMediaCaption: its transcript stands below
          <audio
            key={resource}
            src={`/api/resources/${resource}/file`}
            controls
            preload="none"
            aria-label={t('forms.recording', { name: prompt })}
          />
        ) : null,
      )}
      {group.text ? (
        <p className="material" lang="en">
          {group.text}
        </p>
      ) : null}
      {group.transcript ? <Transcript words={group.transcript} /> : null}
    </section>
  );
}

/** What is said in a recording, folded away. */
export function Transcript({ words }: { words: string }) {
  const { t } = useWords();
  return (
    <details>
      <summary>{t('score.transcript')}</summary>
      <p className="material" lang="en">
        {words}
      </p>
    </details>
  );
}
