import { type Collection, Unreadable } from '#api/question_banks/define.ts';
import type { Passage, Piece } from '#api/question_banks/item.ts';
import { headOf } from '#api/question_banks/reading/decode.ts';
import { unzip } from '#api/question_banks/reading/zip.ts';
import { fileNamed, type Passages, passageOf } from './passages.ts';

type ReadFile = (bytes: Buffer, add: (one: Piece | null) => void, passages: Passages) => void;

/** What makes a whole package unreadable; anything else is the matter of one of its files. */
const wholly = ['too_many', 'zip_bomb', 'zip_many'];

/** Reads the files of a package one by one: one that cannot be read leaves the others as they are. */
export function readPackage(zip: Buffer, { add, part }: Collection, readFile: ReadFile): void {
  const passages = passagesIn(zip);
  const addedPassages = new Set<Passage>();
  for (const { name, read } of unzip(zip, '.xml')) {
    const passagesOf: Passages = (href) => passages.get(fileNamed(href, name));
    const take = (one: Piece | null) => {
      if (one === null) return;
      const about = 'task' in one ? one.about : undefined;
      if (about && !addedPassages.has(about)) {
        part();
        add(about);
        addedPassages.add(about);
      }
      add({ ...one, name: [name, one.name].filter(Boolean).join(': ') });
    };
    // What one file says is about nothing in another.
    part();
    try {
      readFile(read(), take, passagesOf);
    } catch (error) {
      if (!(error instanceof Unreadable) || wholly.includes(error.reason)) throw error;
      const { reason, params } = error;
      add({ line: Number(params.line ?? 1), name, reason: 'unreadable', params: { ...params, why: reason } });
    }
  }
}

/** The passages of a package by their files' names. */
function passagesIn(zip: Buffer): Map<string, Passage> {
  const found = new Map<string, Passage>();
  for (const { name, read } of unzip(zip, '.xml')) {
    try {
      const bytes = read();
      const passage = /<(?:\w+:)?(?:qti-)?assessment-?stimulus\b/i.test(headOf(bytes)) ? passageOf(bytes) : undefined;
      if (passage) found.set(name, passage);
    } catch (error) {
      // Reported when it is the file's turn.
      if (!(error instanceof Unreadable)) throw error;
    }
  }
  return found;
}
