import { sessionsOfCaller } from '../auth/own_sessions.ts';
import { defineEntity } from '../engine/define.ts';

export default defineEntity('sessions', { queries: { mine: sessionsOfCaller } });
