// The service worker for offline tickets and day sheets, installed when one is opened. It caches nothing personal: pages store the
// them (offline-tickets.ts, offline-sheets.ts), and its own cache is the same for everyone: the files of one build, their texts, and the
// empty frame of personal pages. The server prepends `buildManifest`, so the file changes with every build. It imports nothing.

type BuildManifest = {
  build: string;
  files: string[];
  responses: string[];
  frames: string[];
  /** What day sheets need beyond these; stored once there is one. */
  sheetFiles: string[];
  sheetResponses: string[];
};
type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Waiting & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
type Worker = {
  buildManifest: BuildManifest;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(name: 'install' | 'activate', listen: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', listen: (event: Fetching) => void): void;
  addEventListener(name: 'message', listen: (event: Waiting & MessageEvent) => void): void;
};

const worker = self as unknown as Worker;
const { build, files, responses, frames, sheetFiles, sheetResponses } = worker.buildManifest;
const buildCache = `app-${build}`;

/** How long to wait for the network if there is a copy: in a tunnel requests neither succeed nor fail. */
const timeoutMs = 4000;
const storedPage = /^(?:\/[a-z]{2})?(\/bookings\/[\w-]+|\/supplier\/departures\/[\w-]+)$/;
const sheetPath = /^\/api\/supplier\/departures\/[\w-]+$/;
const storedPaths = /^\/(?:api\/bookings\/[\w-]+$|posters\/|media\/)/;

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([storeBuild(), worker.skipWaiting()]));
});

worker.addEventListener('activate', (event) => {
  // Navigation preload: the browser loads the page while the worker starts.
  event.waitUntil(
    Promise.all([deleteOtherBuilds(), worker.clients.claim(), worker.registration.navigationPreload?.enable()]),
  );
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') event.respondWith(respondToNavigation(event, pathname));
  else if (files.includes(pathname) || sheetFiles.includes(pathname)) event.respondWith(cacheFirst(event.request));
  // A sheet is stored in the language it was last read in.
  else if (sheetPath.test(pathname)) event.respondWith(networkFirst(event.request, pathname));
  else if (responses.includes(pathname) || sheetResponses.includes(pathname) || storedPaths.test(pathname))
    event.respondWith(networkFirst(event.request, url));
});

worker.addEventListener('message', (event) => {
  if (event.data === 'store-sheet-files')
    event.waitUntil(
      storeSheetFiles().then(
        () => event.ports[0]?.postMessage(true),
        () => event.ports[0]?.postMessage(false),
      ),
    );
});

async function storeBuild(): Promise<void> {
  const own = await caches.open(buildCache);
  await Promise.all([
    own.addAll([...files, ...responses]),
    ...frames.map((frame) => storeFrame(own, frame)),
    (await hasSheet()) ? storeSheetFiles() : undefined,
  ]);
}

async function hasSheet(): Promise<boolean> {
  const stored = (await caches.has('tickets')) ? await (await caches.open('tickets')).keys() : [];
  return stored.some(({ url }) => sheetPath.test(new URL(url).pathname));
}

async function storeSheetFiles(): Promise<void> {
  const own = await caches.open(buildCache);
  const stored = new Set((await own.keys()).map(({ url }) => new URL(url).pathname));
  await own.addAll([...sheetFiles, ...sheetResponses].filter((address) => !stored.has(address)));
}

/** All addresses of tickets get the same frame. Copied, because a redirected response cannot be used for another address. */
async function storeFrame(own: Cache, frame: string): Promise<void> {
  const response = await fetch(frame);
  if (!response.ok) throw new Error(`${frame}: ${response.status}`);
  const headers = new Headers(response.headers);
  // These describe the encoded body.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await own.put(frame, new Response(response.body, { headers }));
}

async function deleteOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('app-') && name !== buildCache).map((name) => caches.delete(name)),
  );
}

const copyOf = (address: string): Promise<Response | undefined> => caches.match(address, { ignoreVary: true });

/** For files with a content hash in their name. */
async function cacheFirst(request: Request): Promise<Response> {
  return (await copyOf(request.url)) ?? fetch(request);
}

async function networkFirst(request: Request, address: string): Promise<Response> {
  const copy = await copyOf(address);
  return copy ? withFallback(fetch(request), copy) : fetch(request);
}

/** The response, or the copy if there is none within the timeout or the server fails. */
async function withFallback(response: Promise<Response>, copy: Response): Promise<Response> {
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(copy), timeoutMs));
  return Promise.race([response.then((found) => (found.status < 500 ? found : copy)).catch(() => copy), late]);
}

async function respondToNavigation(event: Fetching, pathname: string): Promise<Response> {
  const response = responseOf(event);
  event.waitUntil(response.catch(() => undefined));
  const prefix = /^\/[a-z]{2}(?=\/|$)/.exec(pathname)?.[0] ?? '';
  const frame = await copyOf(frames.find((one) => one.startsWith(`${prefix}/bookings/`)) ?? frames[0]!);
  const stored = storedPage.exec(pathname)?.[1];
  if (frame && stored && (await copyOf(`/api${stored}`))) return withFallback(response, frame);
  try {
    return await response;
  } catch (failed) {
    if (!frame) throw failed;
    if (pathname.endsWith('/offline')) return frame;
    const { pathname: path, search } = new URL(event.request.url);
    return Response.redirect(`${prefix}/offline?next=${encodeURIComponent(path + search)}`);
  }
}

async function responseOf({ preloadResponse, request }: Fetching): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}
