// What the browser runs beside the pages of whoever has opened a ticket: it lets that ticket open without network.
// Nothing personal passes through its hands into a cache: tickets are kept by the page (kept-tickets.ts), and what it keeps
// itself is the same for everybody: the files of one build, their texts, and the empty frame of personal pages.
// The server writes `made` before these lines, so the file changes with every build. It imports nothing.

type Made = { build: string; files: string[]; answers: string[]; frames: string[] };
type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Waiting & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Worker = {
  made: Made;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(name: 'install' | 'activate', listen: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', listen: (event: Fetching) => void): void;
};

const worker = self as unknown as Worker;
const { build, files, answers, frames } = worker.made;
const ownStore = `app-${build}`;

/** How long a kept copy waits for the network: in a tunnel it neither answers nor fails. */
const patienceMs = 4000;
const ticketPage = /^(?:\/[a-z]{2})?\/bookings\/([\w-]+)$/;
const hasCopy = /^\/(?:api\/bookings\/[\w-]+$|posters\/|media\/)/;

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepBuild(), worker.skipWaiting()]));
});

worker.addEventListener('activate', (event) => {
  // While this starts, the browser asks for the page already.
  event.waitUntil(
    Promise.all([forgetOtherBuilds(), worker.clients.claim(), worker.registration.navigationPreload?.enable()]),
  );
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') event.respondWith(openPage(event, pathname));
  else if (files.includes(pathname)) event.respondWith(copyFirst(event.request));
  else if (answers.includes(pathname) || hasCopy.test(pathname)) event.respondWith(networkFirst(event.request));
});

async function keepBuild(): Promise<void> {
  const own = await caches.open(ownStore);
  await Promise.all([own.addAll([...files, ...answers]), ...frames.map((frame) => keepFrame(own, frame))]);
}

/** Any address of a ticket gets the same frame. One that came by a redirect cannot stand for another address as it is. */
async function keepFrame(own: Cache, frame: string): Promise<void> {
  const answer = await fetch(frame);
  if (!answer.ok) throw new Error(`${frame}: ${answer.status}`);
  const headers = new Headers(answer.headers);
  // Of the body as it travelled.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await own.put(frame, new Response(answer.body, { headers }));
}

async function forgetOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('app-') && name !== ownStore).map((name) => caches.delete(name)),
  );
}

const copyOf = (address: string): Promise<Response | undefined> => caches.match(address, { ignoreVary: true });

/** Its name says what it holds. */
async function copyFirst(request: Request): Promise<Response> {
  return (await copyOf(request.url)) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  const copy = await copyOf(request.url);
  return copy ? inTime(fetch(request), copy) : fetch(request);
}

/** The answer, or the copy where none comes soon or the server is in trouble. */
async function inTime(asked: Promise<Response>, copy: Response): Promise<Response> {
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(copy), patienceMs));
  return Promise.race([asked.then((answer) => (answer.status < 500 ? answer : copy)).catch(() => copy), late]);
}

async function openPage(event: Fetching, pathname: string): Promise<Response> {
  const asked = answerOf(event);
  event.waitUntil(asked.catch(() => undefined));
  const prefix = /^\/[a-z]{2}(?=\/|$)/.exec(pathname)?.[0] ?? '';
  const frame = await copyOf(frames.find((one) => one.startsWith(`${prefix}/bookings/`)) ?? frames[0]!);
  const id = ticketPage.exec(pathname)?.[1];
  if (frame && id && (await copyOf(`/api/bookings/${id}`))) return inTime(asked, frame);
  try {
    return await asked;
  } catch (failed) {
    if (!frame) throw failed;
    if (pathname.endsWith('/offline')) return frame;
    const { pathname: path, search } = new URL(event.request.url);
    return Response.redirect(`${prefix}/offline?next=${encodeURIComponent(path + search)}`);
  }
}

async function answerOf({ preloadResponse, request }: Fetching): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}
