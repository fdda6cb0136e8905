import { copies, last } from '../course/copy.ts';
import { inReachedLevel } from '../course/reach.ts';
import { defineEntity } from '../engine/define.ts';

export default defineEntity('class_lessons', {
  scopes: { within_reach: inReachedLevel('class_lessons') },
  actions: { copy: copies('class_lessons', last('class_lessons')) },
});
