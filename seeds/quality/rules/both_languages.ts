import { pairsOf } from '../content/walk.ts';
import { defineRule } from '../define.ts';

/** What a person reads is there in Spanish and in English, with the same figures and times. */
export default defineRule({
  level: (level) =>
    pairsOf(level).flatMap(({ name, es, en, file, line }) => {
      const place = { file, line };
      if (!es.trim() || !en.trim())
        return [{ ...place, says: `${name} lacks its ${es.trim() ? 'English' : 'Spanish'}: write it` }];
      const [spanish, english] = [figuresIn(es), figuresIn(en)];
      if (spanish.join(' ') === english.join(' ')) return [];
      return [
        {
          ...place,
          says: `${name} has the figures ${spanish.join(', ') || 'none'} in Spanish and ${english.join(', ') || 'none'} in English: make them the same`,
        },
      ];
    }),
});

/** Figures and times in any order: sentences turn round from one language to the other. */
const figuresIn = (text: string): string[] =>
  [...new Set(text.replace(/<[^>]*>/g, ' ').match(/\d+([.,:]\d+)*/g) ?? [])].sort();
