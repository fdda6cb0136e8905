import { Unreadable } from '../define.ts';

/**
 * The text of a file: by its mark, as UTF-16 without one where every other byte is empty, as UTF-8, else as it says of
 * itself (XML), else as Latin-1, which is what old programs of Windows write.
 * @throws Unreadable for what is no text
 */
export function textIn(bytes: Buffer): string {
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new Unreadable('no_text');
  return text;
}

/** How a text begins, to know its kind by; '' for what is no text. */
export function headOf(bytes: Buffer): string {
  const head = decode(bytes.subarray(0, 65_536));
  return head.includes('\u0000') ? '' : head;
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = bytes.subarray(0, 400);
  const empty = (odd: number) => head.filter((byte, at) => at % 2 === odd && byte === 0).length;
  if (empty(1) > head.length / 4 && empty(0) === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (empty(0) > head.length / 4 && empty(1) === 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return declaredDecoder(bytes).decode(bytes);
  }
}

/** What an XML file says that it is written in; Latin-1 where it says nothing that is known. */
function declaredDecoder(bytes: Buffer): TextDecoder {
  const head = bytes.toString('latin1', 0, 200);
  const [, name = 'windows-1252'] = /^\s*<\?xml\s[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head) ?? [];
  try {
    const decoder = new TextDecoder(name);
    return decoder.encoding === 'utf-8' ? new TextDecoder('windows-1252') : decoder;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new TextDecoder('windows-1252');
  }
}
