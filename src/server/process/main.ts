// The production server: built pages, with all protection for a public address.
import { loadWebBundle } from '#server/ssr/web-bundle.ts';
import { serve } from './serve.ts';

await serve({ pages: loadWebBundle });
