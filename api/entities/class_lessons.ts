import { defineEntity } from '../engine/define.ts';
import { copies, last } from '../learning/copy.ts';
import { inReachedLevel } from '../learning/reach.ts';

export default defineEntity('class_lessons', {
  scopes: { within_reach: inReachedLevel('class_lessons') },
  actions: { copy: copies('class_lessons', last('class_lessons', 'level_id')) },
});
