import sharp from 'sharp';
import { zipOf } from '#api/question_banks/reading/zip.ts';

/** A plain picture of a size. */
export const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#cc3300' } })
    .toFormat(format)
    .toBuffer();

/** A second of silence. */
export function silence(): Buffer {
  const rate = 8000;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + rate, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(rate, 40);
  return Buffer.concat([header, Buffer.alloc(rate, 128)]);
}

/** A megabyte of chunks that hold nothing: whoever reads each is busy for seconds. */
export function tinyChunks(length = 1024 * 1024): Buffer {
  const chunk = Buffer.from('junk\0\0\0\0', 'latin1');
  const chunks = Buffer.alloc(length, chunk);
  const head = silence().subarray(0, 36);
  head.writeUInt32LE(28 + chunks.length, 4);
  return Buffer.concat([head, chunks]);
}

/** Somebody's tags before the sound, as music has them. */
export const mp3 = () =>
  Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 10]),
    Buffer.alloc(10),
    ...Array.from({ length: 20 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])),
  ]);

export const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** The beginning of what Chromium records: the head of a container that is said to be WebM, and some bytes. */
export const webm = () =>
  Buffer.concat([
    Buffer.from(
      '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
      'hex',
    ),
    Buffer.alloc(400),
  ]);

/** The heads of a film and of a document, which say what they are. */
export const mp4 = () =>
  Buffer.concat([Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex'), Buffer.alloc(400)]);
export const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

const office = 'application/vnd.openxmlformats-officedocument';
export const officeTypes = {
  docx: `${office}.wordprocessingml.document`,
  pptx: `${office}.presentationml.presentation`,
  xlsx: `${office}.spreadsheetml.sheet`,
};

/** A document of an office program: a zip that says first what it is; with `type` it says something else. */
export const officeFile = (name: keyof typeof officeTypes, type = `${officeTypes[name]}.main+xml`): Buffer =>
  zipOf([
    {
      name: '[Content_Types].xml',
      bytes: Buffer.from(
        `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/part.xml" ContentType="${type}"/></Types>`,
      ),
    },
    { name: 'part.xml', bytes: Buffer.from('<x/>') },
  ]);

/** A zip that is nothing but one. */
export const plainZip = () => zipOf([{ name: 'notes.txt', bytes: Buffer.from('anything') }]);
