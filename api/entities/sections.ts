import { inReadableLesson } from '../course/reach.ts';
import { defineEntity } from '../engine/define.ts';

export default defineEntity('sections', {
  scopes: { within_reach: inReadableLesson('sections') },
});
