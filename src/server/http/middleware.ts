import type { IncomingMessage, ServerResponse } from 'node:http';

/** Resolves when the request has been handled. */
export type RequestListener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

/** Wraps the application: handles a request itself or passes it on. */
export type Middleware = (next: RequestListener) => RequestListener;
