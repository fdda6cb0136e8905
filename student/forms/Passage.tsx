import { text as inLocale, type Text } from '#schemas/localize.ts';
import { useWords } from '../components/words.tsx';

/** What several questions were about. */
export interface ReviewedGroup {
  name: string;
  prompt: Text;
  text: string | null;
  media: { resource: number; kind: string }[];
  transcript: string | null;
}

/** A passage or a recording, with what is said in it. */
export function Passage({ group }: { group: ReviewedGroup }) {
  const { t, locale } = useWords();
  const prompt = inLocale(group.prompt, locale);
  return (
    <section className="reviewed-passage" aria-label={prompt}>
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
      {group.transcript ? (
        <details>
          <summary>{t('score.transcript')}</summary>
          <p className="material" lang="en">
            {group.transcript}
          </p>
        </details>
      ) : null}
    </section>
  );
}
