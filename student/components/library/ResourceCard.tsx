import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import type { StudentResource } from '#schemas/types/entities/resources.ts';
import { useWords } from '../words.tsx';

/** A file of the library: what it is, heard or seen in its place, and opened by itself. */
export function ResourceCard({ resource, level }: { resource: StudentResource; level: StudentLevel | undefined }) {
  const { t, pick } = useWords();
  const file = `/api/resources/${resource.id}/file`;
  const name = pick(resource, 'name');
  return (
    <li className="card">
      <ResourceContent resource={resource} file={file} name={name} />
      <h2>{name}</h2>
      <p>{pick(resource, 'description')}</p>
      <p className="row-facts">
        {t(`library.kinds.${resource.kind}`)}
        {level ? ` · ${pick(level, 'name')}` : ''}
        {resource.machine_voice ? ` · ${t('library.machine_voice')}` : ''}
      </p>
      <a className="button quiet" href={file} target="_blank" rel="noreferrer">
        {t('library.open')} <span className="unseen">{name}</span>
      </a>
    </li>
  );
}

function ResourceContent({
  resource: { kind, width, height },
  file,
  name,
}: {
  resource: StudentResource;
  file: string;
  name: string;
}) {
  // biome-ignore lint/a11y/useMediaCaption: what is said in it is the exercise
  if (kind === 'audio') return <audio controls preload="none" src={file} aria-label={name} />;
  // biome-ignore lint/a11y/useMediaCaption: captions are a part of the files
  if (kind === 'video') return <video controls preload="metadata" src={file} aria-label={name} />;
  if (kind === 'image')
    return <img src={file} alt="" loading="lazy" width={width ?? undefined} height={height ?? undefined} />;
  return null;
}
