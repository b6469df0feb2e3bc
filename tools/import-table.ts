// Who may import whom. tools/check-imports.ts holds the code to it and draws it in docs/architecture.md.
// A domain that is not named in a row is not imported there; a new need is a new entry here, and a reason in review.

/** Where a file belongs, by the beginning of its path; tests (*.test.ts and the folders below) may import anything. */
export const layerFolders = {
  kernel: 'src/kernel/',
  contract: 'src/contract/',
  platform: 'src/platform/',
  domain: 'src/domain/',
  world: 'db/world/',
  server: 'src/server/',
  web: 'src/web/',
} as const;

export type Layer = keyof typeof layerFolders;

export const layers: Record<Layer, readonly Layer[]> = {
  kernel: [],
  contract: ['kernel'],
  platform: ['kernel', 'contract'],
  domain: ['kernel', 'contract', 'platform'],
  world: ['kernel', 'platform', 'domain'],
  server: ['kernel', 'contract', 'platform', 'domain', 'world'],
  web: ['kernel', 'contract'],
};

/** Imports that leave nothing behind at run time: the server loads the built pages and knows their types. */
export const typesOnly: readonly (readonly [Layer, Layer])[] = [['server', 'web']];

/** Between the folders of src/domain. Rows come in an order in which each imports only earlier ones. */
export const domains: Record<string, readonly string[]> = {
  settings: [],
  suppliers: ['settings'],
  payments: [],
  pricing: [],
  accounts: ['settings', 'suppliers'],
  catalogue: ['pricing'],
  inventory: ['pricing'],
  content: ['catalogue', 'settings'],
  'gift-cards': ['payments', 'pricing', 'settings'],
  bookings: ['catalogue', 'gift-cards', 'inventory', 'payments', 'pricing', 'settings'],
  reviews: ['bookings', 'catalogue'],
  storefront: ['catalogue', 'inventory', 'pricing', 'reviews', 'settings'],
  wishlists: ['settings', 'storefront'],
  search: ['catalogue', 'pricing', 'settings', 'storefront'],
  blog: ['catalogue', 'settings', 'storefront'],
  affiliates: ['catalogue', 'payments', 'pricing', 'settings'],
  notifications: [
    'accounts',
    'affiliates',
    'blog',
    'bookings',
    'content',
    'gift-cards',
    'pricing',
    'settings',
    'suppliers',
  ],
};

/** What of the contract web may import at run time: the rest carries schemas, and a browser needs none of them. */
export const contractForWeb = /\.paths\.ts$|^(?:namespaces|errors)\.ts$/;

/** Packages that must not reach the browser, whatever file they come through. */
export const serverPackages =
  /^(?:node:.*|zod|@hono\/.*|hono(?:\/.*)?|kysely|pg|sharp|nodemailer|qrcode|otpauth|@simplewebauthn\/server|prom-client|@electric-sql\/.*)$/;
