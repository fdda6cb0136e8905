import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import type { ReviewAnswerRow } from '#schemas/types/tables/review_answers.ts';
import type { ReviewCardRow } from '#schemas/types/tables/review_cards.ts';

/** How well something is remembered, and when it is asked next. */
export type Memory = Pick<ReviewCardRow, 'stability' | 'difficulty' | 'reps' | 'lapses' | 'reviewed_on' | 'due_on'>;
export type Rated = NonNullable<ReviewAnswerRow['rating']>;

/** By whole days, and no random ones: a student sees why something comes back on the day that it does. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });
const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
const dayAt = (moment: Date) => moment.toISOString().slice(0, 10);

/** What becomes of a memory on a day by FSRS; without one before, the first that there is. */
export function remember(before: Memory | null, rated: Rated, day: string): Memory {
  // Whoever travels westwards may come to a day a second time.
  const on = before && before.reviewed_on > day ? before.reviewed_on : day;
  const { card } = scheduler.next(
    before ? cardOf(before) : createEmptyCard(midnight(on)),
    midnight(on),
    ratings[rated],
  );
  const { stability, difficulty, reps, lapses, due } = card;
  return { stability, difficulty, reps, lapses, reviewed_on: on, due_on: dayAt(due) };
}

function cardOf({ stability, difficulty, reps, lapses, reviewed_on, due_on }: Memory) {
  const [last_review, due] = [midnight(reviewed_on), midnight(due_on)];
  const scheduled_days = (due.getTime() - last_review.getTime()) / 86_400_000;
  const memory = { stability, difficulty, reps, lapses, last_review, due, scheduled_days };
  return { ...memory, state: State.Review, elapsed_days: 0, learning_steps: 0 };
}
