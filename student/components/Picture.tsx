/** A picture that adorns what stands beside it in words. */
export function Picture({ of, className }: { of: number | null; className: string }) {
  return of ? <img className={className} src={`/api/resources/${of}/file`} alt="" loading="lazy" /> : null;
}
