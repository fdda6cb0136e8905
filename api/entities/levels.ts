import { classesTaken } from '../course/classes_taken.ts';
import { copies, freeOrder } from '../course/copy.ts';
import { finishOfLevel } from '../course/finish.ts';
import { lessonsNeeded, lessonsTaken } from '../course/lessons_taken.ts';
import { teachable } from '../course/level_check.ts';
import { daysTaken, levelState, openLessons } from '../course/levels_taken.ts';
import { active } from '../course/reach.ts';
import { findUntranslated } from '../course/untranslated.ts';
import { findWords } from '../course/words.ts';
import { defineEntity } from '../engine/define.ts';

export default defineEntity('levels', {
  scopes: { active: active('levels') },
  actions: {
    activate: { plan: (level, _input, ctx) => teachable(level, ctx) },
    copy: {
      ...copies('levels', async (_level, ctx) => ({ order: await freeOrder(ctx) })),
      plan: async (_level, _input, ctx) => ((await freeOrder(ctx)) === undefined ? { rule: 'no_free_order' } : null),
    },
  },
  queries: {
    untranslated: (_row, params, ctx) => findUntranslated(params, ctx),
    finish: (level, _params, ctx) => finishOfLevel(level, ctx),
    words: ({ id }, _params, ctx) => findWords(id, ctx),
  },
  computed: {
    state: levelState,
    lessons: openLessons,
    lessons_needed: lessonsNeeded,
    lessons_taken: lessonsTaken,
    classes_taken: classesTaken,
    days_taken: daysTaken,
  },
});
