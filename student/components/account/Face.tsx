import { initials } from '#schemas/look/initials.ts';

/** The photo of a person, or the first letters of the name. */
export function Face({ name, avatar, className = '' }: { name: string; avatar: number | null; className?: string }) {
  const style = `avatar ${className}`.trim();
  if (avatar) return <img className={style} src={`/api/resources/${avatar}/file`} alt="" />;
  return (
    <span className={style} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
