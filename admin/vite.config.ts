import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { bannerStyle } from '#schemas/accounts/banner.ts';
import { derivedStyles } from '#schemas/look/derived_styles.ts';
import { menuIcons } from './layout/menu_icons.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The back office as files: the server puts the nonce of each answer where `__NONCE__` stands. */
export default defineConfig({
  root: here,
  base: '/_admin/',
  build: { outDir: '../build/admin', emptyOutDir: true, sourcemap: false },
  html: { cspNonce: '__NONCE__' },
  plugins: [
    menuIcons(),
    derivedStyles({ banner: bannerStyle }),
    react(),
    compression({ algorithms: ['gzip', 'brotliCompress'] }),
  ],
});
