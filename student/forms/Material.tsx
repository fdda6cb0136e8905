import type { ControlOptions } from '#schemas/questions/controls.ts';
import type { Medium } from '#schemas/types/fragments/medium.ts';
import { useWords } from '../components/words.tsx';
import { materialId } from './ids.ts';
import { loaded } from './loaded.ts';

/** The English that a question is about, with its pictures and recordings. */
export function Material({ name, shown }: { name: string; shown: ControlOptions }) {
  return (
    <>
      <Media name={name} media={shown.media} />
      {shown.text ? (
        <p id={materialId(name)} className="material" lang="en">
          {shown.text}
        </p>
      ) : null}
    </>
  );
}

export const Media = ({ name, media = [] }: { name: string; media?: Medium[] }) => (
  <>
    {media.map((medium) => (
      <File key={medium.resource} place={name} {...medium} />
    ))}
  </>
);

function File({ place, resource, alt, kind, plays }: Medium & { place: string }) {
  const { t } = useWords();
  const { limited: Limited } = loaded.parts;
  const address = `/api/resources/${resource}/file`;
  if (kind === 'image') return <img className="medium" src={address} alt={alt} loading="lazy" />;
  if (kind === 'audio' && plays && Limited) return <Limited {...{ place, resource, alt, plays }} />;
  if (kind === 'audio') {
    return (
      <figure className="recording">
        <figcaption>{alt}</figcaption>
        {/* biome-ignore lint/a11y/useMediaCaption: it is what the student is asked to understand by ear */}
        <audio src={address} controls preload="none" aria-label={t('forms.recording', { name: alt })} />
      </figure>
    );
  }
  return (
    <p>
      <a href={address}>{alt}</a>
    </p>
  );
}
