import { defineEntity } from '../engine/define.ts';
import { inReachedLevel } from '../learning/reach.ts';
import { cleaned } from '../learning/rich_text.ts';

export default defineEntity('class_lessons', {
  scopes: { within_reach: inReachedLevel('class_lessons') },
  create: { before: cleaned },
  update: { before: cleaned },
});
