export const silent = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'title',
  'form',
];
export const blocks = [
  'p',
  'div',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'tr',
  'table',
];
export const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'mark', 'sub', 'sup', 'code'];
export const lists = ['ul', 'ol', 'li', 'blockquote'];
const formatting = [...marks, 'table'];
export const players = ['audio', 'video'];
const recordings = [...players, 'source'];

const embeddedFile = '@@PLUGINFILE@@/';

/** The file of its own that a tag shows, as Moodle writes it. */
export function fileIn({ src, href }: Record<string, string>): string | null {
  const address = src ?? href ?? '';
  if (!address.startsWith(embeddedFile)) return null;
  const name = address.slice(embeddedFile.length).split('?', 1)[0] as string;
  try {
    return decodeURIComponent(name);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return name;
  }
}

/** What a tag becomes where marks stay; other blocks are paragraphs. */
export function tagFor(name: string): string {
  if (name === 'br' || [...marks, ...lists].includes(name)) return name;
  return blocks.includes(name) && name !== 'hr' ? 'p' : '';
}

/** What stands for a tag among words. */
export function spaceFor(name: string, { alt }: Record<string, string>): string {
  if (name === 'img') return alt ? ` ${alt} ` : ' ';
  if (blocks.includes(name)) return '\n';
  return name === 'td' || name === 'th' ? ' ' : '';
}

/** What is lost with a tag. */
export function reasonFor(name: string): string | undefined {
  if (name === 'img') return 'picture_left_out';
  if (recordings.includes(name)) return 'recording_left_out';
  if (silent.includes(name)) return 'active_left_out';
  return formatting.includes(name) ? 'formatting_left_out' : undefined;
}
