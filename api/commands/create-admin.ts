import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { buildApp } from '../app.ts';
import { connect } from '../database.ts';
import { nobody } from '../engine/context.ts';
import { callAs } from '../engine/requests/inner.ts';
import { requireRow } from '../engine/require_row.ts';
import { Sentence } from '../sentence.ts';
import { command } from './steps/command.ts';
import { openDatabase } from './steps/database.ts';
import { settings } from './steps/settings.ts';

/** The questions; without a terminal the environment answers them. */
const questions = {
  username: { variable: 'ADMIN_USERNAME', text: 'User name: ' },
  email: { variable: 'ADMIN_EMAIL', text: 'E-mail: ' },
  first_name: { variable: 'ADMIN_FIRST_NAME', text: 'First name: ' },
  name: { variable: 'ADMIN_NAME', text: 'Family name: ' },
  password: { variable: 'ADMIN_PASSWORD', text: 'Password, at least 12 characters (not shown): ' },
};

// The first account of a school that has none, made as staff make accounts: the same rules and the same hash.
await command(async (closing) => {
  const configuration = settings();
  const answers = process.stdin.isTTY ? await ask() : fromEnvironment();
  const database = await openDatabase(configuration, { join: true });
  closing.push(database.stop);
  const knex = connect(database.url);
  closing.push(() => knex.destroy());
  const app = await buildApp({ knex, configuration: { ...configuration, logger: false } });
  closing.push(() => app.close());
  const { id: role_id } = requireRow(await knex('roles').where({ slug: 'admin' }).first('id'));
  const caller = { ...nobody, role: 'system', locale: 'en' } as const;
  const answer = await callAs(
    app,
    { caller, address: null, request_id: 'create-admin' },
    { method: 'POST', url: '/api/staff', payload: { ...answers, role_id } },
  );
  if (answer.statusCode !== 201) throw new Sentence(reasons(answer.json()));
  console.log(`The administrator ${answers.username} can sign in now.`);
  return 0;
});

function fromEnvironment(): Record<string, string> {
  const answers = Object.entries(questions).map(([field, { variable }]) => [field, process.env[variable] ?? '']);
  const variables = Object.values(questions).map(({ variable }) => variable);
  const missing = variables.filter((variable) => !process.env[variable]);
  if (missing.length > 0) throw new Sentence(`Nobody can be asked here: set ${missing.join(', ')}.`);
  return Object.fromEntries(answers);
}

async function ask(): Promise<Record<string, string>> {
  let isHidden = false;
  const output = new Writable({
    write(chunk, _, done) {
      if (!isHidden) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const answers: Record<string, string> = {};
  for (const [field, { variable, text }] of Object.entries(questions)) {
    const fromVariable = process.env[variable];
    const answer = fromVariable || terminal.question(text);
    isHidden = field === 'password';
    answers[field] = await answer;
  }
  terminal.close();
  process.stdout.write('\n');
  return answers;
}

/** Every reason that the API gave, one a line. */
function reasons({ message, errors = {} }: { message: string; errors?: Record<string, string> }): string {
  return [message, ...Object.entries(errors).map(([field, sentence]) => `${field}: ${sentence}`)].join('\n');
}
