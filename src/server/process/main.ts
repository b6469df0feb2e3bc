// The production server: built pages, with all protection for a public address.
import { loadWebBundle } from '../ssr/web-bundle.ts';
import { serve } from './serve.ts';

await serve({ pages: loadWebBundle });
