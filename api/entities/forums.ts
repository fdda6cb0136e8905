import { defineEntity } from '../engine/define.ts';
import { scheduledMeetings } from '../live/scheduled_meetings.ts';

export default defineEntity('forums', scheduledMeetings('forums', 'forum'));
