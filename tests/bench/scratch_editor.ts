import { command } from '#api/commands/steps/command.ts';
import { serveSchool } from '#tests/support/served.ts';
import { openWorld } from '#tests/support/world.ts';
import { printEditor } from './editor.ts';

await command(async (closing) => {
  closing.push((await openWorld({ durable: true })).close);
  const school = await serveSchool();
  closing.push(school.close);
  await printEditor(school);
  return 0;
});
