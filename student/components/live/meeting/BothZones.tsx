import { longDateTime } from '#schemas/dates.ts';
import { Time } from '../../Time.tsx';
import { useWords } from '../../words.tsx';
import { useZones } from '../zones.ts';

/** A moment in the reader's zone, and where that is another one in the school's too. */
export function BothZones({ of }: { of: string }) {
  const { locale } = useWords();
  const { zone, school } = useZones();
  return (
    <>
      <span className="seat-moment">
        <Time of={of} />
      </span>
      {school && zone && school !== zone ? (
        <span className="seat-moment">{longDateTime(of, locale, { zone: school, named: true })}</span>
      ) : null}
    </>
  );
}
