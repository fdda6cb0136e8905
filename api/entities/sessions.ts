import { sessionsOfCaller } from '../auth/own/sessions.ts';
import { defineEntity } from '../engine/define.ts';

export default defineEntity('sessions', { queries: { mine: sessionsOfCaller } });
