import { defineEntity } from '../engine/define.ts';
import { withAccount } from '../live/licence.ts';

export default defineEntity('licences', {
  create: { before: withAccount },
  update: { before: (changes, _previous, ctx) => withAccount(changes, ctx) },
});
