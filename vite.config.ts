import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { className } from './tools/web-build/class-names.ts';
import { leanRouter, routerEngine } from './tools/web-build/lean-router.ts';
import { worldOutline } from './tools/web-build/world-outline.ts';

// Left alone, every module that two pages share becomes a file of its own; a dozen small files compress badly, and each has
// to be named in the document: what home, results and tours share is one file, what stands around them another.
const groups = [
  { name: 'router-engine', test: routerEngine, priority: 1 },
  // What every page runs; a library that one page needs stays with that page.
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|@remix-run)\/|tools\/web-build/,
  },
  {
    name: 'frame',
    test: /src\/(kernel\/|contract\/(?!affiliates|blog|gift-cards|map|notices|payments|personal-data|security|supplier))|src\/web\/([^/]+\.tsx?$|shell\/|ui\/(button|empty-state))|vite\/preload-helper/,
    minShareCount: 2,
  },
  // What a tour's page and that of its booking share.
  { name: 'choice', test: /src\/web\/(tour\/next-days|ui\/field|bookings\/via|affiliates\/via)\./, minShareCount: 2 },
  { name: 'typeface', test: /styles\/typeface\.css$/ },
  { name: 'form', test: /src\/web\/forms\//, minShareCount: 3 },
  {
    name: 'card',
    test: /src\/web\/(ui\/(tour-card|notice|price|rating|hours-text)\.|wishlists\/(wishlist-heart|wishlist-store|kept-tours))/,
    minShareCount: 3,
  },
];

const serviceWorker = 'src/web/app/service-worker.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), worldOutline({ emits: !isSsrBuild }), ...(isSsrBuild ? [] : [leanRouter()])],
  publicDir: false,
  // The bundled React is the production one whatever NODE_ENV the server runs with.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  css: { modules: { generateScopedName: className } },
  ssr: { noExternal: true, external: ['node:stream', 'node:util', 'node:crypto', 'node:async_hooks'] },
  build: {
    manifest: !isSsrBuild,
    outDir: 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    reportCompressedSize: false,
    target: isSsrBuild ? 'node24' : 'es2022',
    // The oldest that know light-dark() (May 2024). Written out for older ones, the colours of both themes are 107 bytes more
    // on every page, compressed, and as two blocks 53.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: { 'entry-client': 'src/web/entry-client.tsx', 'service-worker': serviceWorker },
            output: {
              codeSplitting: { groups, includeDependenciesRecursively: false },
              // It governs the addresses at and below its own, so it stands at the root, and keeps its name.
              entryFileNames: ({ facadeModuleId }) =>
                facadeModuleId?.endsWith(serviceWorker) ? '[name].js' : 'assets/[name]-[hash].js',
            },
          },
        }),
  },
}));
