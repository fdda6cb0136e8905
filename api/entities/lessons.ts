import { defineEntity } from '../engine/define.ts';
import { copies, last } from '../learning/copy.ts';
import { lessonState } from '../learning/lessons_taken.ts';
import { inReachedLevel } from '../learning/reach.ts';
import { exercises, exercisesPassed } from '../learning/results.ts';

export default defineEntity('lessons', {
  scopes: { within_reach: inReachedLevel('lessons') },
  actions: { copy: copies('lessons', last('lessons', 'level_id')) },
  computed: { exercises, exercises_passed: exercisesPassed, state: lessonState },
});
