import { exercises, exercisesPassed } from '../attempts/results.ts';
import { copies, last } from '../course/copy.ts';
import { lessonState } from '../course/lessons_taken.ts';
import { inReachedLevel } from '../course/reach.ts';
import { defineEntity } from '../engine/define.ts';

export default defineEntity('lessons', {
  scopes: { within_reach: inReachedLevel('lessons') },
  actions: { copy: copies('lessons', last('lessons', 'level_id')) },
  computed: { exercises, exercises_passed: exercisesPassed, state: lessonState },
});
