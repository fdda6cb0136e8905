import { guard, type Visitor } from '#schemas/guard.ts';
import { type Page, pages } from '#schemas/pages.ts';
import { expect, test } from '../journey.ts';
import { addressFor } from '../places.ts';
import type { Served } from '../served.ts';
import { isWide, openTwice, visitorOf, type Way, waysAt } from './by_address.ts';

/** Ends a page that never comes; who keeps the machine busy keeps many pages waiting. */
const mostForOne = 30_000;

/** Pages that take a form, or lead to another, and show nothing of their own. */
const doors = ['', '/logout', '/preferences', '/login-as', '/saved_views/:id/show'];
/** The page of errors answers with the error that it shows. */
const statusOf = (address: string) => (address === '/error' ? 500 : 200);

/** Pages of a record that the demo school has for some alone: who has none opens no such page, and why. All else is opened. */
const lacking: { pages: string[]; who: string[]; why: string }[] = [
  {
    pages: ['/demo-classes/classe/:classe'],
    who: ['student', 'ximena.ochoa', 'beginner-forum', 'just-forums', 'teacher'],
    why: 'demo classes are for demo students, and other teachers give them',
  },
  {
    pages: ['/particular-classes/:particularClass'],
    who: ['student', 'ximena.ochoa', 'advanced', 'old', 'beginner-forum', 'just-forums', 'teacher'],
    why: 'has no private classes',
  },
  {
    pages: ['/demo_classes/:id/show', '/particular_meetings/:id/show'],
    who: ['teacher'],
    why: 'gives classes and forums alone',
  },
  {
    pages: ['/classes/classe/:classe', '/classe/:classe'],
    who: ['just-forums'],
    why: 'comes to forums alone',
  },
  {
    pages: ['/help/:ticket'],
    who: ['ximena.ochoa', 'new', 'external', 'old', 'demo', 'beginner-forum', 'just-forums'],
    why: 'has asked nothing',
  },
  {
    pages: ['/certificates/:certificate'],
    who: ['ximena.ochoa', 'new', 'external', 'advanced', 'old', 'beginner-forum', 'just-forums'],
    why: 'has finished no level',
  },
];

/** The paths of the pages of which somebody has no record. */
const lackedBy = (username: string): string[] =>
  lacking.filter(({ who }) => who.includes(username)).flatMap(({ pages: paths }) => paths);

/** Somebody as the guard knows them. */
async function asGuarded({ knex }: Served, username: string): Promise<Visitor | null> {
  if (username === 'nobody') return null;
  const user = await knex('users')
    .join('roles', 'roles.id', 'users.role_id')
    .where({ username })
    .first('users.id', 'roles.slug', 'student_type', 'current_level_id as current_level');
  return { ...user, role: { slug: user.slug } };
}

/** The page that somebody sees at an address, if they may. */
function leadsTo(user: Visitor | null, address: string): Page | null {
  const verdict = guard(user, address);
  return 'allow' in verdict ? verdict.allow : null;
}

const placeOf = ({ zone, locale, scheme }: Way): string => `${zone} ${locale} ${scheme}`;

interface Pages {
  own: { page: Page; address: string }[];
  /** The paths of those of which there is no record. */
  without: string[];
}

/** The pages that somebody may open, with their addresses. */
async function pagesOf(school: Served, username: string): Promise<Pages> {
  const user = await asGuarded(school, username);
  const own: Pages['own'] = [];
  const without: string[] = [];
  for (const page of pages.filter(({ path }) => !doors.includes(path))) {
    if (!page.roles.concat(page.own ?? []).includes(user?.role.slug ?? 'nobody')) continue;
    // Whether a kind of person may open a page at all is the same for each of its records, the own person excepted.
    const some = page.path.replace(':report', 'some').replace(/:\w+/g, '1');
    const address = page.own || leadsTo(user, some) === page ? await addressFor({ school, username, page }) : some;
    if (address === null) without.push(page.path);
    else if (leadsTo(user, address) === page) own.push({ page, address });
  }
  return { own, without };
}

/**
 * Opens every page that each of these people may open, by its address; those of several colleagues by one of them in
 * turn, where not all was asked for.
 * @param more addresses beyond, by who opens them: records in states that one address for each page does not show
 */
export function openEveryPage(
  people: string[],
  colleagues: string[],
  more: (school: Served, username: string) => Promise<string[]> = async () => [],
): void {
  /** Of a page that several colleagues have, one opens it: the next of them in turn. */
  const isTurn = (page: Page, username: string) => {
    const theirs = colleagues.filter((one) => page.roles.includes(one) && !lackedBy(one).includes(page.path));
    return theirs[pages.indexOf(page) % theirs.length] === username || page.own?.includes(username);
  };
  for (const [turn, username] of [...people, ...colleagues].entries())
    test(`${username} opens every page by its address`, async ({ browser, school }) => {
      const visitor = await visitorOf(username, browser, school);
      const { own, without } = await pagesOf(school, username);
      expect(without.sort(), 'pages left out, as there is no record for them').toEqual(lackedBy(username).sort());
      const mine = own.filter(({ page }) => isWide || people.includes(username) || isTurn(page, username));
      const addresses = [...mine.map(({ address }) => address), ...(await more(school, username))];
      const faults: string[] = [];
      const visits = addresses.flatMap((address, at) => waysAt(at + turn).map((way) => ({ address, way })));
      test.setTimeout(visits.length * mostForOne);
      // One time zone after the other, and one language in one colour: the next address is opened in the same page.
      for (const { address, way } of visits.sort((one, other) => placeOf(one.way).localeCompare(placeOf(other.way))))
        faults.push(...(await openTwice(visitor, way, address, { status: statusOf(address) })));
      await visitor.close();
      expect(faults.join('\n')).toBe('');
    });
}
