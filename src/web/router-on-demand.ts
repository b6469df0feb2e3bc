// The router of a page that came rendered. It shows that page; the engine that goes to others (16 kB gzip of 98) is
// fetched at the first sign that somebody is there to go on: a pointer that moves, a finger, a key.
import { matchRoutes, UNSAFE_createBrowserHistory as createBrowserHistory, type DataRouter } from 'react-router';
import { withinShell } from './page-route.tsx';
import type { RouterStart } from './router-engine.ts';

type Engine = typeof import('./router-engine.ts');
type State = DataRouter['state'];
type Location = State['location'];
type Subscriber = Parameters<DataRouter['subscribe']>[0];
type Scrolling = Parameters<DataRouter['enableScrollRestoration']>;
type Way = Parameters<DataRouter['navigate']>;

const signsOfSomebody = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];
const fetchEngine = (): Promise<Engine> => import('./router-engine.ts');

/** The router itself, for a page whose data the browser has to load first. */
export async function openRouter(start: RouterStart): Promise<DataRouter> {
  const { startRouter } = await fetchEngine();
  return startRouter(start, createBrowserHistory());
}

/** Stands for the router, and hands over to it when it is asked to do anything. */
export function routerOnDemand(start: RouterStart): DataRouter {
  const history = createBrowserHistory();
  const shown = shownState(start, history.location);
  const subscribers = new Set<Subscriber>();
  let scrolling: Scrolling | undefined;
  let stopScrolling: (() => void) | undefined;
  let opened: DataRouter | undefined;
  let opening: Promise<DataRouter> | undefined;

  const open = (): Promise<DataRouter> =>
    (opening ??= fetchEngine().then(handOver, (failed: unknown) => {
      // The next attempt asks for it again.
      opening = undefined;
      throw failed;
    }));

  function handOver({ startRouter }: Engine): DataRouter {
    removeEventListener('popstate', goBackAnew);
    opened = startRouter(start, history);
    opened.subscribe((...told) => {
      for (const subscriber of subscribers) subscriber(...told);
    });
    if (scrolling) stopScrolling = opened.enableScrollRestoration(...scrolling);
    return opened;
  }

  /** Back to a page that was shown before this one was loaded again: nothing here knows it. */
  function goBackAnew(): void {
    if (addressOf(location) !== addressOf(shown.location)) location.reload();
  }

  addEventListener('popstate', goBackAnew);
  const prepare = () => void open().catch(() => undefined);
  for (const sign of signsOfSomebody) addEventListener(sign, prepare, { once: true, passive: true });

  return {
    basename: start.basename,
    window,
    routes: [],
    get manifest() {
      return opened?.manifest ?? {};
    },
    get state() {
      return opened?.state ?? shown;
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    subscribe(subscriber: Subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    navigate: (...way: Way) =>
      open().then(
        (router) => router.navigate(...way),
        () => leave(way, start.basename),
      ),
    revalidate: () => open().then((router) => router.revalidate()),
    enableScrollRestoration(...wanted: Scrolling) {
      scrolling = wanted;
      stopScrolling = opened?.enableScrollRestoration(...wanted);
      return () => {
        scrolling = undefined;
        stopScrolling?.();
      };
    },
    // The rest of the interface is for submissions, fetchers and blockers, none of which a page of ours has.
  } as unknown as DataRouter;
}

/** Where the engine cannot be had, after an update perhaps, the browser goes there itself. */
function leave([to, options]: Way, basename = '/'): void {
  const path = typeof to === 'string' ? to : addressOf({ pathname: '', search: '', ...(to as object | null) });
  const address = new URL((basename === '/' || !path.startsWith('/') ? '' : basename) + path, location.href);
  if (options && 'formData' in options && options.formData)
    address.search = String(new URLSearchParams([...options.formData] as [string, string][]));
  location.assign(address);
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

/** The state the router has on a page that came with all its data. */
function shownState({ shown, basename, hydrationData }: RouterStart, location: Location): State {
  return {
    historyAction: 'POP' as State['historyAction'],
    location,
    matches: matchRoutes(withinShell(shown ? [shown] : []), location, basename) as State['matches'],
    initialized: true,
    renderFallback: false,
    navigation: idle,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData?.loaderData ?? {},
    actionData: null,
    errors: hydrationData?.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

const idle = { state: 'idle' } as State['navigation'];
