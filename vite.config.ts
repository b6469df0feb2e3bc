import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Left alone, every module that two pages share becomes a file of its own; a dozen small files compress badly.
const groups = [
  { name: 'vendor', test: /node_modules/ },
  { name: 'frame', test: /src\/(kernel|contract)\/|src\/web\/([^/]+\.tsx?$|shell\/)/, minShareCount: 2 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  // The bundled React is the production one whatever NODE_ENV the server runs with.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  ssr: { noExternal: true, external: ['node:stream', 'node:util', 'node:crypto', 'node:async_hooks'] },
  build: {
    manifest: !isSsrBuild,
    outDir: 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: isSsrBuild ? 'node24' : 'es2022',
    ...(isSsrBuild
      ? {}
      : { rolldownOptions: { input: 'src/web/entry-client.tsx', output: { codeSplitting: { groups } } } }),
  },
}));
