import { defineEntity } from '../engine/define.ts';
import { withAccount } from '../live/licences/licence.ts';
import { forecastOf, lackingLicence, timelineOf } from '../live/licences/licence_board.ts';
import { tryWithdrawal, withdrawing } from '../live/licences/licence_use.ts';

export default defineEntity('licences', {
  create: { before: (licence, ctx) => withAccount(licence, null, ctx) },
  update: { before: withAccount },
  actions: { pause: withdrawing, terminate: withdrawing },
  queries: {
    withdrawal: (licence, _params, ctx) => tryWithdrawal(licence, ctx),
    timeline: (_row, params, ctx) => timelineOf(params, ctx),
    lacking: (_row, params, ctx) => lackingLicence(params, ctx),
    forecast: (_row, params, ctx) => forecastOf(params, ctx),
  },
});
