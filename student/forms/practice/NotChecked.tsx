import { useEffect, useRef } from 'react';

/** Says why a question was not checked, in sight also where the button stands at the end of a small screen. */
export function NotChecked({ why }: { why: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <p ref={place} className="notice wrong" role="alert">
      {why}
    </p>
  );
}
