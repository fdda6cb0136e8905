import { defineEntity } from '../engine/define.ts';
import { inReachedLesson } from '../learning/reach.ts';

export default defineEntity('sections', {
  scopes: { within_reach: inReachedLesson('sections') },
});
