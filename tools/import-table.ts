// Who may import whom. tools/check-imports.ts checks the code against it and draws it in docs/architecture.md.
// A domain that is not named in a row is not imported there; a new need is a new entry here, and a reason in review.

/** The part of a file by the beginning of its path; tests (*.test.ts and the folders below) may import anything. */
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
  world: ['kernel', 'contract', 'platform', 'domain'],
  server: ['kernel', 'contract', 'platform', 'domain', 'world'],
  web: ['kernel', 'contract'],
};

/** Imports that leave nothing behind at run time: the server loads the built pages and knows their types. */
export const typesOnly: readonly (readonly [Layer, Layer])[] = [['server', 'web']];

/** Between the folders of src/domain. Rows come in an order in which each imports only earlier ones. */
export const domains: Record<string, readonly string[]> = {
  audit: [],
  settings: ['audit'],
  suppliers: ['audit', 'settings'],
  payments: [],
  pricing: [],
  accounts: ['settings', 'suppliers'],
  catalogue: ['pricing'],
  inventory: ['audit', 'catalogue', 'pricing', 'suppliers'],
  team: ['accounts', 'audit', 'suppliers'],
  'api-keys': ['accounts', 'audit', 'suppliers'],
  'supplier-documents': ['audit', 'settings', 'suppliers'],
  'resource-calendars': ['audit', 'catalogue', 'inventory', 'suppliers'],
  webhooks: ['accounts', 'audit', 'suppliers'],
  suspensions: ['accounts', 'catalogue', 'suppliers'],
  moderation: ['accounts', 'audit', 'catalogue', 'suppliers', 'suspensions'],
  inbox: ['audit'],
  'gift-cards': ['payments', 'pricing', 'settings'],
  affiliates: ['audit', 'settings'],
  bookings: [
    'affiliates',
    'audit',
    'catalogue',
    'gift-cards',
    'inventory',
    'payments',
    'pricing',
    'settings',
    'suppliers',
  ],
  // What became of the bookings that affiliates referred.
  'affiliate-results': ['affiliates', 'catalogue', 'payments', 'pricing'],
  reviews: ['audit', 'bookings', 'catalogue'],
  storefront: ['catalogue', 'inventory', 'pricing', 'reviews', 'settings'],
  wishlists: ['settings', 'storefront'],
  search: ['catalogue', 'inventory', 'pricing', 'settings', 'storefront'],
  help: ['affiliates', 'search', 'settings'],
  // What bookings, departures and the order of the search come to for a supplier.
  performance: ['bookings', 'catalogue', 'inventory', 'pricing', 'search', 'suppliers'],
  // What the ledger has of each supplier, for the tax authority; tours of one that does not say who sells go off sale.
  'seller-reports': ['audit', 'catalogue', 'pricing', 'settings', 'suppliers'],
  // Publishing writes what the catalogue, options and the search are made of, in one transaction. A preview is the page of a tour.
  authoring: [
    'audit',
    'bookings',
    'catalogue',
    'inventory',
    'moderation',
    'reviews',
    'search',
    'storefront',
    'suppliers',
  ],
  // What belongs to a supplier ends with its account, each part by its own domain.
  closing: ['accounts', 'api-keys', 'audit', 'authoring', 'bookings', 'suppliers', 'team', 'webhooks'],
  // Renaming is written to documents of the search and to drafts.
  taxonomy: ['audit', 'authoring', 'catalogue', 'search'],
  blog: ['audit', 'catalogue', 'settings', 'storefront'],
  operator: [
    'accounts',
    'audit',
    'authoring',
    'bookings',
    'gift-cards',
    'payments',
    'pricing',
    'settings',
    'suppliers',
    'webhooks',
  ],
  notifications: [
    'accounts',
    'affiliates',
    'authoring',
    'blog',
    'bookings',
    'catalogue',
    'closing',
    'gift-cards',
    'inbox',
    'moderation',
    'reviews',
    'seller-reports',
    'settings',
    'supplier-documents',
    'suppliers',
    'suspensions',
    'team',
    'webhooks',
  ],
};

/** The file of the contract that web may import at run time: the rest carries schemas, and a browser needs none of them. */
export const contractForWeb = 'src/contract/paths.generated.ts';

/** Files that run under `npm run dev` alone, where packages of development are there. */
export const developmentFiles = ['src/server/ssr/dev-pages.ts'];

/** Packages that must not reach the browser, whatever file they come through. */
export const serverPackages =
  /^(?:node:.*|zod|@hono\/.*|hono(?:\/.*)?|kysely|pg|sharp|nodemailer|qrcode|otpauth|@simplewebauthn\/server|prom-client|@electric-sql\/.*)$/;
