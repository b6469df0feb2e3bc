// The development server (npm run dev): the product with pages transformed from their sources, which update in place.
// tools/dev.mjs restarts it when the server's code changes.
import type { Application, Bindings } from '#server/http/application.ts';
import { openDevPages } from '#server/ssr/dev-pages.ts';
import type { Middleware } from '#server/http/middleware.ts';
import { serve } from './serve.ts';

const loopback = ['127.0.0.1', '::1', 'localhost'];
if (!loopback.includes(process.env.HOST || '127.0.0.1')) {
  console.error('npm run dev hands out the sources, so it listens on this machine alone: leave HOST unset.');
  process.exit(1);
}

const opening = openDevPages();
// An open web socket would keep the server from closing.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'])
  process.once(event, () => void opening.then(({ close }) => close()));

/** Source modules first; other requests go to the product, which compresses nothing without Accept-Encoding. */
const sourcesFirst: Middleware = (next) => async (incoming, outgoing) => {
  const { serveModules } = await opening;
  delete incoming.headers['accept-encoding'];
  incoming.rawHeaders = incoming.rawHeaders.flatMap((_, at, all) =>
    at % 2 === 0 && all[at]!.toLowerCase() !== 'accept-encoding' ? [all[at]!, all[at + 1]!] : [],
  );
  return serveModules(incoming, outgoing, () => next(incoming, outgoing));
};

/** Violations of the CSP by the development tools are reported in the browser's console and not enforced. Vite adds style elements
 *  and uses a web socket; all else is as in production. */
function reportPolicy(app: Application): Application {
  const reporting = async (request: Request, bindings?: Bindings) => {
    const response = await app(request, bindings);
    const policy = response.headers.get('content-security-policy');
    const headers = new Headers(response.headers);
    headers.delete('content-security-policy');
    if (policy) headers.set('content-security-policy-report-only', policyForTools(policy));
    return new Response(response.body, { status: response.status, headers });
  };
  return Object.assign(reporting, { ownPaths: app.ownPaths });
}

function policyForTools(policy: string): string {
  return policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:");
}

await serve({
  pages: async () => (await opening).bundle,
  front: sourcesFirst,
  wrap: reportPolicy,
  onListening: (server) => void opening.then(({ attach }) => attach(server)),
  // Pages are rendered for each request.
  environment: { ...process.env, CACHE_MB: '0' },
});
