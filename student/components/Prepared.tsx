import type { ReactNode } from 'react';
import { useWords } from './words.tsx';

/** Drawn beside its words; the pages without them need not load it. */
const drawings = {
  classes: <path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h4" />,
  messages: <path d="M4 5h16v12H9l-5 4zM8 9.5h8M8 13h5" />,
};

interface PreparedProps {
  what: keyof typeof drawings;
  /** What is said while there is nothing. */
  empty: string;
  children?: ReactNode;
}

/** A place of the home page: its list, or what will be here. */
export function Prepared({ what, empty, children }: PreparedProps) {
  const { t } = useWords();
  return (
    <section className="panel place-of" aria-labelledby={what}>
      <h2 id={what}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          {drawings[what]}
        </svg>
        {t(`home.places.${what}`)}
      </h2>
      {children ?? <p>{empty}</p>}
    </section>
  );
}
