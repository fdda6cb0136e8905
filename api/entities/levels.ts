import { defineEntity } from '../engine/define.ts';
import { classesTaken } from '../learning/classes_taken.ts';
import { lessonsTaken } from '../learning/lessons_taken.ts';
import { daysTaken, levelState, openLessons } from '../learning/levels_taken.ts';
import { active } from '../learning/reach.ts';

export default defineEntity('levels', {
  scopes: { active: active('levels') },
  computed: {
    state: levelState,
    lessons: openLessons,
    lessons_taken: lessonsTaken,
    classes_taken: classesTaken,
    days_taken: daysTaken,
  },
});
