interface PictureProps {
  of: number | null;
  className: string;
  /** A small picture is sent where it is shown small. */
  size?: 'medium';
}

/** A decorative picture: the words beside it say the same. */
export function Picture({ of, className, size }: PictureProps) {
  const query = size ? `?size=${size}` : '';
  return of ? <img className={className} src={`/api/resources/${of}/file${query}`} alt="" loading="lazy" /> : null;
}
