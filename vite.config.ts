// How the web app is built (dist/web) and served while developing. Nothing is inlined: the content policy allows 'self' alone.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { version } from './src/server/version.ts';
import { chunkGroups } from './src/web/build/chunks.ts';
import { compressed } from './src/web/build/compressed.ts';
import { precache } from './src/web/sw/precache.ts';

const server = process.env.BINARIO_SERVER ?? 'http://localhost:8018';

export default defineConfig({
  root: 'src/web',
  plugins: [react(), precache('src/web/public'), compressed()],
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  define: { __BINARIO_VERSION__: JSON.stringify(version) },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
});
