import { type Closing, command } from '#api/commands/steps/command.ts';
import { Sentence } from '#api/sentence.ts';
import { type Served, serveSchool } from '#tests/support/served.ts';
import { openWorld } from '#tests/support/world.ts';
import { printClasses } from './classes.ts';
import { printEditor } from './editor.ts';
import { printImporting } from './importing.ts';
import { printJourney } from './journey.ts';
import { printCycles } from './learning.ts';
import { printPage } from './page.ts';
import { printPalette } from './palette.ts';
import { staffCookie } from './people.ts';
import { printPlacement } from './placement.ts';
import { printRequests } from './requests.ts';
import { printRounds } from './rounds.ts';
import { printServerTime } from './server_time.ts';
import { fillStudents, students } from './students.ts';
import { printTickets } from './tickets.ts';
import { printTyping } from './typing.ts';
import { printVitals } from './vitals.ts';
import { printDashboard } from './year/dashboard.ts';
import { fillYear } from './year/fill.ts';
import { serveGenerated } from './year/generated.ts';
import { printReports } from './year/reports.ts';

const generated = process.env.BENCH_SCHOOL;

/** What a part of the bench has at hand: the product with many students, which is started for the first part that asks. */
interface Stage {
  school(): Promise<Served>;
  /** Another with a year behind it. */
  year(): Promise<Served>;
  closing: Closing;
}

const parts: Record<string, (stage: Stage) => Promise<void>> = {
  requests: async ({ school, closing }) => printRequests(await school(), closing),
  seats: ({ closing }) => printRounds(closing),
  classes: ({ closing }) => printClasses(closing),
  dashboard: async ({ year }) => printDashboard(await year()),
  reports: async ({ year }) => printReports(await year()),
  cycles: async ({ school, closing }) => printCycles(await school(), closing),
  placement: async ({ school }) => printPlacement(await school()),
  page: async ({ school }) => printPage(await school()),
  palette: async ({ school }) => printPalette(await school()),
  server: async ({ school }) => printServerTime(await school()),
  journey: async ({ school }) => printJourney(await school()),
  vitals: async ({ school }) => printVitals(await school()),
  tickets: async ({ school }) => printTickets(await school()),
  typing: async ({ school }) => printTyping(await school()),
  editor: async ({ school }) => printEditor(await school()),
  importing: async ({ school }) => printImporting(await school(), await staffCookie(await school())),
};

/** What is measured in the school that has a year behind it. */
const overYear = ['dashboard', 'reports'];

// Words choose parts; without any, all are measured one after the other.
await command(async (closing) => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new Sentence(`There is no ${unknown.join(', ')} among ${Object.keys(parts).join(', ')}.`);
  // A school that is there already needs no other beside it.
  const isThere = generated && asked.length > 0 && asked.every((name) => overYear.includes(name));
  if (!isThere) closing.push((await openWorld({ durable: true })).close);
  const opened = new Map<typeof open, Promise<Served>>();
  const once = (opening: typeof open) => () => {
    const known = opened.get(opening) ?? opening(closing);
    opened.set(opening, known);
    return known;
  };
  const stage = { school: once(open), year: once(openYear), closing };
  for (const [name, print] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await print(stage);
  return 0;
});

async function open(closing: Closing): Promise<Served> {
  const school = await serveSchool();
  closing.push(school.close);
  console.log(`Filling in ${students.toLocaleString('en')} students …`);
  await fillStudents(school.ownerUrl);
  return school;
}

/** 5,000 students and 1.2 million registrations: those of `npm run generate:school`, where BENCH_SCHOOL is its DATA_DIR. */
async function openYear(closing: Closing): Promise<Served> {
  if (generated) return serveGenerated(generated, closing);
  const school = await serveSchool();
  closing.push(school.close);
  const year = { students: Number(process.env.BENCH_STUDENTS ?? 5000), months: 12 };
  console.log(`\nA year of ${year.students.toLocaleString('en')} students is written …`);
  await fillYear({ url: school.databaseUrl, ownerUrl: school.ownerUrl }, year);
  return school;
}
