import { defineEntity } from '../engine/define.ts';
import { tryingAgain } from '../live/outbox/again.ts';

export default defineEntity('provider_meetings', { actions: { again: tryingAgain } });
