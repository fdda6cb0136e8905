/**
 * `npm run generate:school -- --students 5000 --months 12`: a school of that size with its history, for benches, reports and
 * screenshots. It is made in a database of its own: an empty one, never one that people have.
 */
import { parseArgs } from 'node:util';
import { buildApp } from '../app.ts';
import { connect } from '../database.ts';
import { Sentence } from '../sentence.ts';
import { command } from './steps/command.ts';
import { openDatabase } from './steps/database.ts';
import { seedDemo } from './steps/demo.ts';
import { settings } from './steps/settings.ts';

/** Where it is made unless the environment names another place. */
const folder = '.data-generated';

await command(async (closing) => {
  const { students, months, seed } = numbers();
  process.env.DATA_DIR ||= folder;
  const configuration = { ...settings(), logger: false as const };
  if (configuration.production) throw new Sentence('A generated school is no school of people: unset NODE_ENV.');
  const database = await openDatabase(configuration);
  closing.push(database.stop);
  const knex = connect(database.url);
  closing.push(() => knex.destroy());
  if (await knex('users').first('id'))
    throw new Sentence(`There is a school in this database already: give an empty DATA_DIR or DATABASE_URL.`);
  const start = Date.now();
  await seedDemo(configuration, database);
  const app = await buildApp({ knex, configuration });
  closing.push(() => app.close());
  const { generateYear } = await import('#seeds/year/generate.ts');
  const owner = connect(database.ownerUrl);
  closing.push(() => owner.destroy());
  await generateYear(app, owner, { students, months, seed }, console.log);
  console.log(
    `${students} students and ${months} months in ${Math.round((Date.now() - start) / 1000)} s. ` +
      `DATA_DIR=${process.env.DATA_DIR} npm start serves it; people of the demo school sign in as there.`,
  );
  return 0;
});

/** @throws Sentence for what is no number that a school can have */
function numbers() {
  const { values } = parseArgs({
    options: {
      students: { type: 'string', default: '5000' },
      months: { type: 'string', default: '12' },
      seed: { type: 'string', default: '1' },
    },
  });
  const read = (name: keyof typeof values, most: number) => {
    const number = Number(values[name]);
    if (Number.isInteger(number) && number >= 1 && number <= most) return number;
    throw new Sentence(`--${name} is a whole number from 1 to ${most}; it is "${values[name]}".`);
  };
  return { students: read('students', 50_000), months: read('months', 36), seed: read('seed', 2 ** 31 - 1) };
}
