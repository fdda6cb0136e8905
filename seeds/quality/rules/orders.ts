import { askedOf, placeOfQuestion } from '../content/read.ts';
import { defineRule } from '../define.ts';

const capital = /^\p{Lu}/u;
const ending = /[.?!]$/;

/** The first and the last piece of an order are not told by a capital letter or a full stop. */
export default defineRule({
  level: (level) =>
    askedOf(level)
      .filter(({ type }) => type === 'order')
      .flatMap(({ body, key, source }) => {
        const texts = new Map(body.items?.map(({ id, text }) => [id, String(text)]));
        const items = (key.order ?? []).map((id) => texts.get(id) ?? '');
        // Whole sentences all begin and end alike: they give nothing away.
        const lone = (sign: RegExp, at: number) =>
          sign.test(items.at(at) ?? '') && items.filter((item) => sign.test(item)).length === 1;
        const isName = /^(I\b|I'|[A-ZÁÉÍÓÚ]\p{L}+ (and|is|has))/u.test(items[0] ?? '');
        const place = placeOfQuestion(source, 'body');
        return [
          ...(lone(capital, 0) && !isName
            ? [{ ...place, says: `"${items[0]}" shows by its capital letter that it is first: write it small` }]
            : []),
          ...(lone(ending, -1)
            ? [
                {
                  ...place,
                  says: `"${items.at(-1)}" shows by its "${items.at(-1)?.at(-1)}" that it is last: leave that out`,
                },
              ]
            : []),
        ];
      }),
});
