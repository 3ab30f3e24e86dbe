// How the web app is built (dist/web) and served while developing. Nothing is inlined: the content policy allows 'self' alone.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licencesPlugin } from './scripts/lib/licencesPlugin.mjs';
import { version } from './src/server/version.ts';
import { chunkGroups } from './src/web/build/chunks.ts';
import { compressed } from './src/web/build/compressed.ts';
import { titleParts } from './src/web/build/titleParts.ts';
import { precache } from './src/web/sw/precache.ts';

const server = process.env.BINARIO_SERVER ?? 'http://localhost:8018';

const notices = licencesPlugin();

/** `vite build`: the pages. `vite build --ssr`: what the server draws the first board of a table with. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  plugins: [
    react(),
    notices.plugin,
    titleParts(['rules', 'words', 'face']),
    ...(isSsrBuild ? [] : [precache('src/web/public'), compressed()]),
  ],
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  build: isSsrBuild
    ? {
        ssr: true,
        rolldownOptions: { input: 'src/web/firstBoard/drawOnServer.ts' },
        outDir: '../../dist/web/.first',
        emptyOutDir: true,
        copyPublicDir: false,
      }
    : {
        outDir: '../../dist/web',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['src/web/index.html', 'src/web/firstBoard/showFirstBoard.ts'],
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
  // it runs where only the server's own packages are
  ssr: { noExternal: true },
  define: {
    __BINARIO_VERSION__: JSON.stringify(version),
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  worker: {
    format: 'es',
    plugins: () => [
      notices.ofWorkers(),
      titleParts(['rules'], { botWorker: ['advice'], importWorker: ['import18xx'] }),
    ],
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
}));
