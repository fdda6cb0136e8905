import { defineEntity } from '../engine/define.ts';
import { taughtPeriods } from '../live/period.ts';

export default defineEntity('periods', { scopes: { taught: taughtPeriods } });
