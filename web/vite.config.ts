import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;

/** The page goes to `build/page`; with `--mode workbench` the workbench goes to `build/workbench`. */
export default defineConfig(({ mode }) => {
  const bench = mode === 'workbench';
  return {
    root: here,
    plugins: [svelte()],
    resolve: { alias: { '@': resolve(here, 'src') } },
    build: {
      outDir: resolve(here, process.env.PAGE_OUT ?? (bench ? '../build/workbench' : '../build/page')),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: { input: resolve(here, bench ? 'workbench.html' : 'index.html') },
    },
    server: {
      fs: { allow: [resolve(here, '..')] },
      proxy: server(process.env.MOTHERLODE_SERVER),
    },
    test: { include: ['src/**/*.test.ts'], css: true }, // tests read style sheets
  };
});

/** While developing, the calls go to a server that runs elsewhere. */
function server(address = 'http://127.0.0.1:8000') {
  return { '/api': address, '/ws': { target: address, ws: true } };
}
