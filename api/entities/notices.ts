import { ownNotices } from '../desk/notices/list.ts';
import { readAll, readNotice } from '../desk/notices/read.ts';
import { defineEntity } from '../engine/define.ts';
import { ofCaller } from '../live/reach.ts';

export default defineEntity('notices', {
  scopes: { own: ofCaller('notices.user_id') },
  actions: { read: readNotice, read_all: readAll },
  queries: { mine: ownNotices },
});
