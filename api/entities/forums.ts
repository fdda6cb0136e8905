import { defineEntity } from '../engine/define.ts';
import { seatedBehaviour } from '../live/meeting.ts';

export default defineEntity('forums', seatedBehaviour('forum'));
