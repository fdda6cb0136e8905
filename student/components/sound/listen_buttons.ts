import { asHtml } from '#schemas/rich.ts';
import { recordingsIn, spokenOf } from '#schemas/spoken.ts';
import type { LessonQueries } from '#schemas/types/entities/lessons.ts';

export type Sounds = LessonQueries['sounds']['result'];
type Line = Sounds[number]['lines'][number];

/** What the buttons say. */
interface Says {
  line(text: string): string;
  all: string;
}

/** Cells of tables and paragraphs of dialogues are what a recording may say. */
const part = /(<(td|p)\b[^>]*>)(.*?)(?=<\/\2>)/gs;

/**
 * A section's clean text with a button at each line that a recording says, and at the whole of it. What a recording says
 * follows it: a list of words, a dialogue. Buttons that no script handles are hidden by the page's styles.
 */
export function withListenButtons(html: string, sounds: Sounds, says: Says): string {
  return html
    .split(/(?=<audio\b)/)
    .map((piece) => {
      const [resource] = recordingsIn(piece);
      if (resource === undefined) return piece;
      const left = [...(sounds.find((sound) => sound.resource === resource)?.lines ?? [])];
      const all = `<button type="button" class="listen all" data-sound="${resource}">${asHtml(says.all)}</button>`;
      return (
        all +
        piece.replace('<audio', '<audio preload="none"').replace(part, (whole, start: string, _tag, inside: string) => {
          const at = left.findIndex(({ text }) => text === spokenOf(inside));
          const [line] = at < 0 ? [] : left.splice(at, 1);
          return line ? start + buttonOf(resource, line, says) + inside : whole;
        })
      );
    })
    .join('');
}

const asAttribute = (text: string) => asHtml(text).replaceAll('"', '&quot;');

const buttonOf = (resource: number, { text, start, end }: Line, { line }: Says) =>
  `<button type="button" class="listen" data-sound="${resource}" data-start="${start}" data-end="${end}" ` +
  `data-text="${asAttribute(text)}" aria-label="${asAttribute(line(text))}"></button>`;
