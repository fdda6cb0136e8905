import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import reset from '#api/letters/reset_password.ts';
import { composeLetter, type Letter } from '#api/mail/letter.ts';
import { writeLetter } from '#api/mail/write.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { type MailServer, openMailServer } from '../support/mail.ts';
import { openSchool, type School } from '../support/school.ts';

const address = 'https://school.example/login/reset?token=Secret_token-123';
const level = { name: 'Mi día a día', english_name: 'My Day' };
const seat = { title: 'A1', teacher: 'Eva Luna', when: '10:00', day: '24', cancel_until: '08:00', until: '09:00' };
const former = { former_when: '09:30' };
const graded = { title: 'A1', english_title: 'A 1' };
const params = {
  first_name: '<b>Ana</b>',
  username: 'ana',
  address,
  ...level,
  ...seat,
  ...former,
  ...graded,
  findings: [],
  numbers: [],
  content: '<p>Cerramos el lunes.</p>',
  english_content: '<p>We are closed on Monday.</p>',
};
type Told = Letter<object> & { notice?: string };

describe('the letters', () => {
  const names = ['letters', 'notices'].flatMap((folder) =>
    readdirSync(`api/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [folder, file] as const),
  );

  test.each(names)('of %s: %s names it and says both languages differently', async (folder, file) => {
    const { default: letter } = (await import(`../../api/${folder}/${file}`)) as { default: Told };
    expect(letter.letter ?? letter.notice).toBe(basename(file, '.ts'));
    const [es, en] = [letter.es(params), letter.en(params)];
    expect(es.subject).not.toBe(en.subject);
    expect(composeLetter(es).text).not.toBe(composeLetter(en).text);
  });

  test('names are quoted in HTML, and a subject is one line', () => {
    const { html, text } = composeLetter(reset.en(params));
    expect(html).toContain('&#60;b&#62;Ana');
    expect(html).toContain(`<a href="${address}">`);
    expect(text).toContain(address);
    expect(composeLetter({ subject: 'Hi\r\nBcc: all@school.example', paragraphs: [] }).subject).not.toContain('\n');
  });
});

describe('a letter', () => {
  let mail: MailServer;
  beforeAll(async () => {
    mail = await openMailServer();
  });
  afterAll(() => mail.close());

  async function write(school: School, to = 'ana@correo.example') {
    const { id } = await school.knex('users').where({ username: 'student' }).first('id');
    const whom = { id, email: to, locale: 'es' } as const;
    await school.knex.transaction((trx) => writeLetter(reset, whom, { ...params, first_name: 'Ana' }, trx));
    return () => school.knex('letters').orderBy('id', 'desc').first();
  }

  test('is kept in the database where no mail server is set, and an admin alone reads it', async () => {
    const school = await openSchool();
    const read = await write(school);
    expect(await read()).toMatchObject({ status: 'waiting', subject: 'Elige una contraseña nueva' });
    await runJobs(school.app);
    expect(await read()).toMatchObject({ status: 'kept', sent_at: null });
    const list = await (await school.as('admin')).get('/api/letters');
    expect(list.json()).toMatchObject([{ to: 'ana@correo.example', text: expect.stringContaining('token=Secret') }]);
    for (const username of ['coordinator', 'customer-service', 'teacher', 'student'])
      expect((await (await school.as(username)).get('/api/letters')).statusCode).toBe(403);
    await school.close();
  });

  test('is not written when the change that it tells of is not done', async () => {
    const school = await openSchool();
    const failing = school.knex.transaction(async (trx) => {
      await writeLetter(reset, { id: 1, email: 'ana@correo.example', locale: 'es' }, params, trx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await school.knex('letters')).toEqual([]);
    expect(await school.knex('graphile_worker.jobs').where({ task_identifier: 'send_letter' })).toEqual([]);
    await school.close();
  });

  test('goes out by the mail server once, and what left the house keeps no key', async () => {
    const configuration = { smtpUrl: mail.url, mailFrom: 'School <school@school.example>' };
    const school = await openSchool({ configuration });
    const read = await write(school);
    await runJobs(school.app);
    await runJobs(school.app);
    expect(mail.messages).toHaveLength(1);
    const [message] = mail.messages as [string];
    expect(message).toMatch(/^From: School <school@school.example>/m);
    expect(message).toMatch(/^To: ana@correo.example/m);
    expect(message).toMatch(/^Message-ID: <letter-1@localhost>/m);
    expect(message.replace(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(address);
    const kept = await read();
    expect(kept).toMatchObject({ status: 'sent', failure: null });
    expect(kept.sent_at).not.toBeNull();
    expect(JSON.stringify(kept)).not.toContain('Secret_token');
    await school.close();
  });

  test('carries its event for the reader’s calendar, whose header says too what it wants', async () => {
    const school = await openSchool({ configuration: { smtpUrl: mail.url } });
    await write(school, 'event@correo.example');
    const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    await school.knex('letters').update({ calendar });
    const before = mail.messages.length;
    await runJobs(school.app);
    const [message = ''] = mail.messages.slice(before);
    expect(message).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL/im);
    expect(message).toMatch(/filename=calendar\.ics/);
    expect(message).toContain('\r\nMETHOD:CANCEL\r\n');
    await school.close();
  });

  test('that the mail server refuses is tried again, and says why', async () => {
    const school = await openSchool({ configuration: { smtpUrl: mail.url } });
    const read = await write(school, 'later@correo.example');
    mail.refuse(1);
    const before = mail.messages.length;
    await runJobs(school.app);
    expect(await read()).toMatchObject({ status: 'waiting', failure: expect.stringContaining('451') });
    await school.knex('graphile_worker._private_jobs').update({ run_at: school.knex.fn.now() });
    await runJobs(school.app);
    expect(await read()).toMatchObject({ status: 'sent', failure: null });
    expect(mail.messages).toHaveLength(before + 1);
    await school.close();
  });

  test('that nobody takes is given up in the end, without its key', async () => {
    const school = await openSchool({ configuration: { smtpUrl: mail.url } });
    const read = await write(school, 'never@correo.example');
    mail.refuse(1);
    await school.knex('graphile_worker._private_jobs').update({ max_attempts: 1 });
    await runJobs(school.app);
    const given = await read();
    expect(given).toMatchObject({ status: 'failed', failure: expect.stringContaining('451') });
    expect(given.text).toContain('token=…');
    await school.close();
  });
});

test("the application's user works the queue and cannot change its tables", async () => {
  const school = await openSchool();
  const alter = school.knex.raw('alter table graphile_worker._private_jobs add extra text');
  await expect(alter).rejects.toThrow(/must be owner/);
  await expect(school.knex.raw('delete from graphile_worker.migrations')).rejects.toThrow(/permission denied/);
  await school.close();
});
