import { longDate } from '#schemas/dates.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import { Picture } from '../Picture.tsx';
import { useWords } from '../words.tsx';

interface Props {
  level: StudentLevel | null;
  /** The last day of the access. */
  until: string | null;
  /** How many days that is from today by the school's calendar; less than none: it has ended. */
  days_left: number | null;
}

/** Where the student stands: the level with its picture, the days in it, and until when there is access. */
export function Standing({ level, until, days_left }: Props) {
  const { t, pick } = useWords();
  return (
    <section className="panel standing" aria-labelledby="standing">
      <Picture of={level?.image ?? null} className="standing-picture" size="medium" />
      <div>
        <h2 id="standing">{t('account.standing.title')}</h2>
        <dl className="facts-list">
          <div>
            <dt>{t('account.standing.level')}</dt>
            <dd>
              {level ? <strong>{pick(level, 'name')}</strong> : t('account.standing.no_level')}
              {level && level.days_taken !== null ? (
                <>
                  <br />
                  {t('account.standing.days', { smart_count: level.days_taken })}
                </>
              ) : null}
            </dd>
          </div>
          <div>
            <dt>{t('account.standing.access')}</dt>
            <dd>
              <Access until={until} days_left={days_left} />
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

function Access({ until, days_left }: Omit<Props, 'level'>) {
  const { t, locale } = useWords();
  if (until === null || days_left === null) return t('account.standing.open_end');
  const day = longDate(until, locale);
  return t(`account.standing.${days_left < 0 ? 'ended' : 'until'}`, { day, smart_count: days_left });
}
