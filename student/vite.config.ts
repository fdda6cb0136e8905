import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { bannerStyle } from '#schemas/accounts/banner.ts';
import { derivedStyles } from '#schemas/look/derived_styles.ts';
import { chunks } from './chunks.ts';
import { compressManifest } from './compress_manifest.ts';
import { lighten } from './forms/lighten.ts';
import { missingRoutes } from './missing_routes.ts';
import { buildWorker } from './offline/build_worker.ts';
import { tokens } from './tokens.ts';

/** Run from the project's root. The two applications' assets have different prefixes, as they share all addresses. */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/_student/',
  plugins: [
    derivedStyles({ tokens, banner: bannerStyle }),
    lighten(),
    missingRoutes(),
    remix({
      appDirectory: 'student',
      buildDirectory: 'build/student',
      ignoredRouteFiles: ['**/*.css'],
      future: {
        v3_fetcherPersist: true,
        // All routes are one small file that browsers keep. Asked for piece by piece, each page would cost a request more,
        // and what is prefetched before it is answered would find no route.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    !isSsrBuild && buildWorker(),
    // Compressed once, when built: only what browsers ask for.
    !isSsrBuild &&
      compression({
        algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip')],
        include: /\.(js|css|json)$/,
      }),
    isSsrBuild && compressManifest('build/student/client/assets'),
  ],
  ssr: { noExternal: [/^@rjsf\//] },
  build: {
    target: 'es2022',
    minify: 'terser',
    terserOptions: { compress: { passes: 3 } },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunks() } },
  },
}));
