import path from 'node:path';
import { plainOf } from '#api/exchange/html.ts';
import type { Carried, Note } from '#api/exchange/item.ts';
import { all, type Node, words } from '#api/exchange/xml.ts';

/** What a question may show. What a file really is, its content says when it is kept. */
const kinds: Record<string, Carried['kind']> = {
  '.png': 'image',
  '.jpg': 'image',
  '.jpeg': 'image',
  '.gif': 'image',
  '.webp': 'image',
  '.mp3': 'audio',
  '.ogg': 'audio',
  '.wav': 'audio',
  '.m4a': 'audio',
};

/** As many as a question may show. */
const most = 10;

const players = /<(audio|video)\b[\s\S]*?<\/\1>/gi;
const tags = /<(?:img|source|a)\b[^>]*>/gi;

/** The files that an element carries, and its text without the places at which they stood: they are shown beside it. */
export function filesIn(node: Node | undefined, html: string): { files: Carried[]; html: string; notes: Note[] } {
  const found = all(node, 'file').map((file) => ({ file, name: file.attributes.name ?? '' }));
  const isTaken = ({ name }: { name: string }) => kinds[path.extname(name).toLowerCase()] !== undefined;
  const [taken, left] = [found.filter(isTaken).slice(0, most), found.filter((one) => !isTaken(one))];
  const lost = [...left, ...found.filter(isTaken).slice(most)];
  const shows = (tag: string, name: string) =>
    [name, encodeURIComponent(name)].some((one) => tag.includes(`@@PLUGINFILE@@/${one}`));
  const files = taken.map(({ file, name }): Carried => {
    const tag = [...(html.match(players) ?? []), ...(html.match(tags) ?? [])].find((one) => shows(one, name)) ?? '';
    const said = /\b(?:alt|title)=(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    return {
      name,
      kind: kinds[path.extname(name).toLowerCase()] as Carried['kind'],
      alt: plainOf(said?.[1] || said?.[2] || path.parse(name).name).rest.slice(0, 500),
      bytes: Buffer.from(words(file), 'base64'),
    };
  });
  const isShown = (tag: string) => taken.some(({ name }) => shows(tag, name));
  const without = (tag: string) => (isShown(tag) ? '' : tag);
  return {
    files,
    html: html.replace(players, without).replace(tags, without),
    notes: lost.map(({ name }) => ({ reason: 'file_left_out', params: { name } })),
  };
}
