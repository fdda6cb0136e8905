/**
 * `npm run audit:seats`: looks for what must never be among meetings and seats (oversold, doubled, overlapping, seats of
 * who may have none, meetings without what they need). Prints what it finds, and nothing of a sound school.
 */
import { connect } from '../database.ts';
import { auditSeats } from '../live/auditor/audit.ts';
import { command } from './steps/command.ts';
import { openDatabase } from './steps/database.ts';
import { settings } from './steps/settings.ts';

await command(async (closing) => {
  const database = await openDatabase(settings(), { join: true });
  closing.push(database.stop);
  const knex = connect(database.url);
  closing.push(() => knex.destroy());
  const findings = await auditSeats(knex);
  for (const { fault, of, records } of findings) console.log(`${fault}: ${of} ${records.join(', ')}`);
  return findings.length === 0 ? 0 : 1;
});
