import { defineEntity } from '../engine/define.ts';
import { inReachedLesson } from '../learning/reach.ts';
import { cleaned } from '../learning/rich_text.ts';

export default defineEntity('sections', {
  scopes: { within_reach: inReachedLesson('sections') },
  create: { before: cleaned },
  update: { before: cleaned },
});
