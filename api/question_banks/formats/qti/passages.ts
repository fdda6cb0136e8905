import path from 'node:path';
import type { Passage } from '#api/question_banks/item.ts';
import { passageIn } from '#api/question_banks/markup/stem.ts';
import { at, walkXml } from '#api/question_banks/markup/xml.ts';
import { textIn } from '#api/question_banks/reading/decode.ts';
import { asQti2, htmlIn } from './markup.ts';

/** The passage to which an item refers; undefined where there is none. */
export type Passages = (href: string) => Passage | undefined;

/** The passages that a file holds: none, as a rule. */
export function passageOf(bytes: Buffer): Passage | undefined {
  let found: Passage | undefined;
  walkXml(textIn(bytes), {
    wanted: ['assessmentStimulus', 'qti-assessment-stimulus'],
    visit(element) {
      if (!element.name) return;
      const node = asQti2(element);
      const { value, notes } = passageIn({ text: htmlIn(at(node, 'stimulusBody')), html: true });
      const name = node.attributes.title ?? node.attributes.identifier ?? '';
      found ??= { line: node.line, name, ...value, notes, passage: true };
    },
  });
  return found;
}

/** The file of a package that another names. */
export function fileNamed(href: string, from: string): string {
  const [address = ''] = href.split('#', 1);
  return path.posix.normalize(path.posix.join(path.posix.dirname(from), address));
}
