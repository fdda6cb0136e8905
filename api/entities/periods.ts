import { defineEntity } from '../engine/define.ts';
import { period } from '../live/periods/period.ts';

export default defineEntity('periods', period('periods'));
