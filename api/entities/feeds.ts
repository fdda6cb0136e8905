import { defineEntity } from '../engine/define.ts';
import { publishFeed } from '../live/feeds/publish.ts';
import { ofCaller } from '../live/reach.ts';

export default defineEntity('feeds', {
  scopes: { own: ofCaller('feeds.user_id') },
  actions: { publish: publishFeed },
});
