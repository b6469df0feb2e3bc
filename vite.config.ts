import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { className, readableClassName } from './tools/web-build/class-names.ts';
import { worldOutline } from './tools/web-build/world-outline.ts';

// Left alone, every module that two pages share becomes a file of its own; a dozen small files compress badly, and each has
// to be named in the document: what home, results and tours share is one file, what is around them another.
const groups = [
  // What every page runs; a library that one page needs stays with that page.
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|@remix-run)\//,
  },
  // What runs on every page before its own file: in one file with the entry it is packed 0.3 kB smaller than in two.
  { name: 'frame', tags: ['$initial' as const], priority: 3, test: /^(?!.*(?:node_modules|service-worker))/ },
  // What every first load of the shop needs besides, by name: a module that is added here without need makes each of them heavier.
  {
    name: 'shop',
    test: /src\/(kernel\/themes|web\/(runtime\/(router\/(page|use-trip)|api\/problem-text|session\/(start-session|stored-entries)|boot\/leave-for-payment)|shell\/brand|ui\/(breadcrumb|refund-deadline|loading\/when-near|notice|price|rating|stepper|small-picture|duration-text)|wishlists\/(wishlist-heart|wishlist-store|local-wishlist)|map\/maps-href))\./,
    minShareCount: 2,
  },
  // The booking box, which a tour's page and its book page share, without what is loaded after a check; with what helps to choose a day, of
  // which the calendar of months has a part, and with the small files that the page shares with those parts and with the comparison.
  {
    name: 'booking',
    priority: 2,
    test: /src\/web\/(booking-box\/(booking-box|booking-fields|sold-units|use-|dates\/(?:use-days|next-days|date-picker)\.)|tour\/(policy-text|guide-languages|suits-lines))/,
  },
  // What is chosen after a check, of which a change of a booking, the cart and the waitlist have parts: each style of its own would be
  // named in the box's first load.
  {
    name: 'offer',
    priority: 2,
    test: /src\/web\/booking-box\/(offer\/(departures|extras|quote-lines|payment-choice|refund-|bring-)|dates\/next-starts|choose-departure|sold-out-for|chosen-extras)/,
    minShareCount: 2,
  },
  // Fields that are part of a first load. Before 'form' in rank: the form element alone is.
  {
    name: 'choice',
    priority: 1,
    test: /src\/web\/(ui\/(field|use-today)|forms\/(form|use-field-errors))\.|form-id/,
    minShareCount: 2,
  },
  { name: 'typeface', test: /styles\/typeface\.css$/ },
  // Without what only forms of the portals and of lists need: this is in the first load of the sign-in page.
  {
    name: 'form',
    test: /src\/web\/forms\/(?!use-draft|use-fields-of-address)/,
    minShareCount: 3,
  },
  // What lists have, of tours and of bookings; a tour's page needs the times once a day was checked.
  {
    name: 'list',
    test: /src\/(kernel\/moments|web\/ui\/(place-time|pagination|past-end|when-text))\./,
    minShareCount: 2,
  },
  // What results and their map share.
  {
    name: 'results',
    test: /src\/(kernel\/search-filters|web\/search\/(chips|chips-of|list-or-map|results-address|filter-values))\./,
    minShareCount: 2,
  },
  // A card with the words of its price, which the map, the comparison and the home page have without it.
  { name: 'card', test: /src\/web\/(ui\/tour-card|tours\/from-price)\./, minShareCount: 2 },
  // The fields of the search on home and results; the profile has a combobox, too. With what is chosen there to be compared.
  {
    name: 'search',
    test: /src\/web\/(search\/(search-form|suggest|last-search|travellers-field)|ui\/combobox\/(use-combobox|combobox-status)\.|compare\/chosen-tours)/,
    minShareCount: 2,
  },
];

/** Short, because a hash is in every file that loads the other and does not compress. A changed file gets its old name once in
 *  2^42 and, for styles and images, 2^30 changes; scripts cannot have fewer letters while there are so many. */
const scriptHash = '[hash:7]';
const assetHash = '[hash:5]';

const serviceWorker = 'src/web/offline/service-worker.ts';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), worldOutline({ draws: !isSsrBuild })],
  publicDir: false,
  // The bundled React is the production one whatever NODE_ENV the server runs with; that of development (dev-pages.ts) is
  // imported from its package.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  css: { modules: { generateScopedName: command === 'build' ? className : readableClassName } },
  ssr: {
    noExternal: command === 'build' || [],
    external: ['node:stream', 'node:util', 'node:crypto', 'node:async_hooks'],
  },
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
            // So the paths of the contract are inlined where they are used: as a table of all of them in the first load of
            // every page they would be 490 bytes more.
            optimization: { inlineConst: true },
            input: { 'entry-client': 'src/web/runtime/boot/entry-client.tsx', 'service-worker': serviceWorker },
            output: {
              codeSplitting: { groups, includeDependenciesRecursively: false },
              // It governs the addresses at and below its own, so it is at the root, and keeps its name.
              entryFileNames: ({ facadeModuleId }) =>
                facadeModuleId?.endsWith(serviceWorker) ? '[name].js' : `assets/[name]-${scriptHash}.js`,
              chunkFileNames: `assets/[name]-${scriptHash}.js`,
              assetFileNames: `assets/[name]-${assetHash}[extname]`,
            },
          },
        }),
  },
}));
