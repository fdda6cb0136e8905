import { Link } from '@remix-run/react';

interface TurnProps {
  title: string;
  /** The pages of the calendar before and after this one, where there is anything on them. */
  before: { to: string; word: string } | null;
  after: { to: string; word: string } | null;
}

/** The head of a calendar: what it shows, and the ways back and on. */
export function Turn({ title, before, after }: TurnProps) {
  return (
    <div className="month-head">
      <h2>{title}</h2>
      {[before, after].map((way) =>
        way ? (
          <Link key={way.word} to={way.to} preventScrollReset className="button quiet">
            {way.word}
          </Link>
        ) : null,
      )}
    </div>
  );
}
