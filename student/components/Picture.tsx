interface PictureProps {
  of: number | null;
  className: string;
  /** Where it is drawn small a small one is sent. */
  size?: 'medium';
}

/** A picture that adorns what stands beside it in words. */
export function Picture({ of, className, size }: PictureProps) {
  const asked = size ? `?size=${size}` : '';
  return of ? <img className={className} src={`/api/resources/${of}/file${asked}`} alt="" loading="lazy" /> : null;
}
