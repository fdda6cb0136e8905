import { defineEntity } from '../engine/define.ts';
import { readNotice } from '../live/notices.ts';
import { ofCaller } from '../live/reach.ts';

export default defineEntity('notices', {
  scopes: { own: ofCaller('notices.user_id') },
  actions: { read: readNotice },
});
