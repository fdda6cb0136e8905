import { defineEntity } from '../engine/define.ts';
import { taughtPeriods } from '../live/period.ts';

export default defineEntity('forum_periods', { scopes: { taught: taughtPeriods } });
