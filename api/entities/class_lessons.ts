import { defineEntity } from '../engine/define.ts';
import { inReachedLevel } from '../learning/reach.ts';

export default defineEntity('class_lessons', {
  scopes: { within_reach: inReachedLevel('class_lessons') },
});
