import { defineEntity } from '../engine/define.ts';
import { period } from '../live/periods/period.ts';

export default defineEntity('forum_periods', period('forum_periods'));
