import { defineEntity } from '../engine/define.ts';
import { seatedBehaviour } from '../live/meeting.ts';

export default defineEntity('classes', seatedBehaviour('classe'));
