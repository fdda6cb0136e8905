import { defineEntity } from '../engine/define.ts';
import { meetingBehaviour } from '../live/meeting.ts';
import { free, making } from '../live/new_meeting.ts';
import { openToCaller } from '../live/reach.ts';
import { addingStudent } from '../live/seats/seats.ts';
import { moving } from '../live/states.ts';

const common = meetingBehaviour('demo');

export default defineEntity('demo_classes', {
  ...common,
  scopes: { ...common.scopes, open: openToCaller },
  computed: { ...common.computed, ...free },
  create: making,
  actions: {
    ...common.actions,
    activate: moving('demo_classes', 'activate'),
    end: moving('demo_classes', 'end'),
    add_student: addingStudent('demo_classes'),
  },
});
