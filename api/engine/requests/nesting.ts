import { Parser } from 'htmlparser2';

/** Lists in lists in a table's cell: nobody writes deeper than this. */
const deepest = 30;

/**
 * Whether HTML has elements within elements deeper than anybody writes them. It stops reading at the first, so its time
 * grows with the length alone: a parser looks through all that is open, and what cleans HTML adds up the text of each.
 */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      if (depth > deepest) parser.pause();
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html);
  return depth > deepest;
}

/** HTML that can be read in linear time: of what is nested too deep nothing but the words are left. */
export const flatten = (html: string): string =>
  isTooDeep(html) ? html.replace(/<[^<>]*>/g, ' ').replace(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;')) : html;
