import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { system } from '../load/desk.ts';
import { holdMeetings } from './attendance.ts';
import { fillByHand } from './by_hand.ts';
import { withoutConstraints } from './constraints.ts';
import { fillCourse } from './course.ts';
import { fillLearning } from './learning.ts';
import { fillMessages } from './messages.ts';
import { fillPeople } from './people.ts';
import { fillPlacement, takePlacements } from './placement.ts';
import { fillPrivateClasses } from './private_classes.ts';
import { fillSeats } from './seats.ts';
import { fillTemplates, submissionsOf } from './submissions.ts';
import { fillTickets } from './tickets.ts';
import { fillTimetable } from './timetable.ts';

export interface Year {
  /** How many students are active at the end; a quarter as many have left by then. */
  students: number;
  /** How many months lie behind. */
  months: number;
  /** How many weeks of the timetable are to come. */
  weeksToCome?: number;
  /** The same seed on the same day makes the same school. */
  seed?: number;
}

/**
 * Fills a school that has the demo school's course with a year of many students: levels passed with their exams, classes,
 * forums and private classes with seats and attendance, placements, contracts, tickets and messages. What people would do
 * through the API is written as sets, in the states in which the API would have left it; nobody is told of it, so that
 * there are no letters and no notices, and the audit log has nothing of it.
 * @param owner who may change tables: the sets stand in temporary ones until they are stored
 * @param say is told what has been done, and how long it took
 */
export async function generateYear(
  app: FastifyInstance,
  owner: Knex,
  year: Year,
  say: (line: string) => void = () => undefined,
) {
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const start = Date.now();
    const done = await work();
    say(`${what}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
    return done;
  };
  await timed('course', () => fillCourse(system(app)));
  const placements = await timed('placement tests', () => takePlacements(system(app)));
  const submissions = await timed('graded submissions', () => submissionsOf(owner));
  await owner.transaction(async (trx) => {
    await prepare(trx, year);
    // Deferred checks would have to be done before a table is changed.
    await trx.raw('set constraints all immediate');
    await fillTemplates(trx, submissions);
    await timed('all of it, with the constraints', () =>
      withoutConstraints(trx, async () => {
        for (const [what, fill] of Object.entries(steps)) await timed(what, () => fill(trx));
        await timed('placements', () => fillPlacement(trx, placements));
      }),
    );
  });
  await timed('statistics', () => owner.raw('vacuum analyze'));
}

const steps: Record<string, (trx: Knex) => Promise<void>> = {
  people: fillPeople,
  timetable: fillTimetable,
  'private classes': fillPrivateClasses,
  seats: fillSeats,
  attendance: holdMeetings,
  learning: fillLearning,
  'by hand': fillByHand,
  tickets: fillTickets,
  messages: fillMessages,
};

/**
 * What every step asks: `year`, one row with the days and numbers of it, and `draw(key)`, a number from 0 to 1 that is
 * always the same for the same key.
 */
async function prepare(trx: Knex, { students, months, weeksToCome = 4, seed = 1 }: Year): Promise<void> {
  await trx.raw(`set local work_mem = '256MB'`);
  await trx.raw('set local jit = off');
  await trx.raw(`create function pg_temp.draw(key text) returns double precision language sql immutable as
    $$ select (hashtextextended(key, ${Number(seed)}) & 1073741823)::double precision / 1073741824 $$`);
  await trx.raw(
    `create temp table year on commit drop as
      select ?::int as students, school_time_zone as zone, today,
        (today - make_interval(months => ?::int))::date as first_day, today + 7 * ?::int as last_day,
        clock_timestamp() as moment
      from settings, lateral (select (clock_timestamp() at time zone school_time_zone)::date as today) clock`,
    [students, months, weeksToCome],
  );
  await trx.raw('analyze year');
}
