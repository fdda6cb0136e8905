import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import { workerFile } from './worker_file.ts';

const source = fileURLToPath(new URL('./worker.ts', import.meta.url));
const base = '/_student/';

/** What the shell's own files are called in a build. */
function shellOf(files: string[]): { styles: string; fonts: string[] } {
  const styles = files.find((file) => /\/site-[^/]*\.css$/.test(file));
  if (!styles) throw new Error('The styles of the shell have another name: the worker has to know it.');
  return { styles: base + styles, fonts: files.filter((file) => /\.woff2$/.test(file)).map((file) => base + file) };
}

/** Builds the service worker when the site is built: one file that imports no other, and knows the shell's. */
export const buildWorker = (): Plugin => ({
  name: 'build-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const result = await build({
      configFile: false,
      logLevel: 'warn',
      define: { SHELL: JSON.stringify(shellOf(Object.keys(bundle))), 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'es2022',
        rollupOptions: { input: source, output: { format: 'iife', entryFileNames: workerFile } },
      },
    });
    const [{ output }] = [result].flat() as [Rollup.RollupOutput];
    this.emitFile({ type: 'asset', fileName: workerFile, source: output[0].code });
  },
});
