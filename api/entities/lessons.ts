import { exercises, exercisesPassed } from '../attempts/results.ts';
import { copies, last } from '../course/copy.ts';
import { finishOfLesson } from '../course/finish.ts';
import { lessonState } from '../course/lessons_taken.ts';
import { isReadableLesson } from '../course/reach.ts';
import { findSounds } from '../course/sounds.ts';
import { defineEntity } from '../engine/define.ts';

export default defineEntity('lessons', {
  scopes: { within_reach: isReadableLesson },
  actions: { copy: copies('lessons', last('lessons')) },
  queries: {
    sounds: ({ id }, _params, ctx) => findSounds(id, ctx),
    finish: (lesson, _params, ctx) => finishOfLesson(lesson, ctx),
  },
  computed: { exercises, exercises_passed: exercisesPassed, state: lessonState },
});
