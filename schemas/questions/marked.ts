/** A stretch of a text that its author put between asterisks, by its letters in the text that is shown. */
export interface Mark {
  from: number;
  to: number;
  /** What was written behind bars: '*go|goes|is going*'. */
  accept: string[];
}

/** Reads 'She *go|goes* home.': the text is 'She go home.' */
export function readMarked(marked: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let [text, last] = ['', 0];
  for (const { 0: whole, 1: inside = '', index } of marked.matchAll(/\*([^*]+)\*/g)) {
    const [shown = '', ...accept] = inside.split('|');
    text += marked.slice(last, index);
    marks.push({ from: text.length, to: text.length + shown.length, accept });
    text += shown;
    last = index + whole.length;
  }
  return { text: text + marked.slice(last), marks };
}
