import { defineEntity } from '../engine/define.ts';
import { withAccount } from '../live/licence.ts';
import { tryWithdrawal, withdrawing } from '../live/licence_use.ts';

export default defineEntity('licences', {
  create: { before: withAccount },
  update: { before: (changes, _previous, ctx) => withAccount(changes, ctx) },
  actions: { pause: withdrawing, terminate: withdrawing },
  queries: { withdrawal: (licence, _params, ctx) => tryWithdrawal(licence, ctx) },
});
