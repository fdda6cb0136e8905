import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressions = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Remix writes the list of the routes itself, past what compresses the other files: it would travel as 33 KB, not as 3. */
export const compressManifest = (assets: string): Plugin => ({
  name: 'compress-manifest',
  apply: 'build',
  async closeBundle() {
    for (const name of await readdir(assets)) {
      if (!/^manifest-\w+\.js$/.test(name)) continue;
      const file = path.join(assets, name);
      const whole = await readFile(file);
      for (const [ending, compress] of Object.entries(compressions))
        await writeFile(`${file}.${ending}`, await compress(whole));
    }
  },
});
