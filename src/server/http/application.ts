// The type of the application for its callers; app.ts creates it.
import type { CacheTracking } from './cache/cacheable-endpoints.ts';

export type App = (request: Request, bindings?: Bindings) => Promise<Response>;
/** What belongs to one request: the client's address from the socket, how to give its slot back early, and its cache tracking. */
export type Bindings = { address?: string; leaveSlot?: () => void; cacheTracking?: CacheTracking };

/** `ownPaths`: first segments of addresses that are routes of the app; all others may be pages. */
export type Application = App & { ownPaths: ReadonlySet<string> };
