// The browser takes the rendered page over: same data, same texts, same markup.
import './styles/typeface.css';
import './styles/tokens.css';
import './styles/base.css';
import './favicon.svg';
// The server alone shows that screen, and its style sheets are those of the browser's build: classes of a module that nobody
// uses there would be left out.
import './shell/loading-screen.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { matchPath, RouterContextProvider, type DataRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { renewTokenInTime, call } from './api.ts';
import { withoutPrefix } from './addresses.ts';
import { alignLanguage } from './align-language.ts';
import { browserMessages } from './messages.ts';
import type { Change, Place } from './configuration/configure.tsx';
import type { AnyPage, PageData, Surroundings } from './page.ts';
import { openPage, routeOf, signInPath, type Prepare, type RouteHandle } from './page-route.tsx';
import { chooseCurrency, currentCurrency, startCurrency, storedCurrency } from './preferences.ts';
import { preparing } from './prepare-page.ts';
import { openRouter, routerOnDemand } from './router-on-demand.ts';
import { watchSession, whenSessionEnds } from './session.ts';
import { SurroundingsContext, surroundingsForLoaders } from './surroundings.ts';

async function start(): Promise<void> {
  fetchRestOfStyles();
  const page = pageOfDocument();
  startCurrency(page.currency);
  if (page.kind === 'personal') await renewTokenInTime();
  const messages = browserMessages(page.language, page.messages, call);
  const { language, prefix, settings } = page;
  const surroundings: Surroundings = {
    language,
    prefix,
    settings,
    messages,
    call,
    origin: location.origin,
    currency: currentCurrency,
  };
  let show: () => void = () => undefined;
  const change: Change = (changes) => {
    Object.assign(surroundings, changes);
    show();
  };
  const router = await createRouter(page, surroundings, preparing(page.kind, { call, messages }, change));
  if (page.kind === 'personal') await initialized(router);
  show = showing(router, surroundings, page);
  watch(router, page, surroundings);
  if (!(await alignLanguage(page))) await countLink({ call, messages }, change);
}

/** Only visits through an affiliate's link fetch what counts them. */
async function countLink(place: Place, change: Change): Promise<void> {
  if (/[?&]via=/.test(location.search))
    await (await import('./affiliates/arrived-by-link.tsx')).arrivedByLink(place, change);
}

/** The document has the rules its markup needs; what appears from now on may need others. */
function fetchRestOfStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rest]')) link.disabled = false;
}

function pageOfDocument(): PageData {
  const page = JSON.parse(document.getElementById('page-data')!.textContent!) as PageData;
  // Somebody who goes back before the scripts run has left the page that came: the browser fills the other one.
  return isStillAt(page) ? page : { ...page, kind: 'personal' };
}

const isStillAt = ({ route, prefix }: PageData): boolean =>
  matchPath(route.path, withoutPrefix(location.pathname, prefix)) !== null;

/** A page that came rendered needs no router yet; one that the browser fills needs it at once. */
async function createRouter(page: PageData, surroundings: Surroundings, prepare: Prepare): Promise<DataRouter> {
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(surroundingsForLoaders, surroundings);
    return context;
  };
  const common = { basename: page.prefix ? `/${page.prefix}` : '/', getContext, prepare };
  if (page.kind === 'personal') return openRouter(common);
  const { loaderData, errors } = page;
  const shown = await openShown(page, prepare);
  // Somebody went back while the page's own script was on its way.
  if (!isStillAt(page)) location.reload();
  return routerOnDemand({ ...common, shown, hydrationData: { loaderData, errors } });
}

/** The shown page's module has to be there before hydrating, else its markup would be thrown away. */
async function openShown({ route, chunk }: PageData, prepare: Prepare): Promise<RouteObject> {
  // The document names the file: the table that knows all pages comes with the router.
  const load = async () => ((await import(/* @vite-ignore */ `/${chunk}`)) as { page: AnyPage }).page;
  const handle: RouteHandle = { route, load };
  await openPage(handle);
  return routeOf(handle, prepare);
}

function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized: done }) => {
      if (!done) return;
      stop();
      resolve();
    });
  });
}

/** Shows the page; called again, it shows what the surroundings then are. */
function showing(router: DataRouter, surroundings: Surroundings, page: PageData): () => void {
  const root = document.getElementById('root')!;
  const app = () => (
    <SurroundingsContext value={{ ...surroundings }}>
      <RouterProvider router={router} />
    </SurroundingsContext>
  );
  let shown: Root | undefined;
  const show = () => shown?.render(app());
  // As a transition it gives way every 5 ms to whoever scrolls or types; otherwise it is one task, 340 ms on a slow phone.
  if (page.kind === 'public') {
    startTransition(() => void (shown = hydrateRoot(root, app())));
  } else {
    shown = createRoot(root);
    startTransition(show);
  }
  return show;
}

function watch(router: DataRouter, page: PageData, surroundings: Surroundings): void {
  whenSessionEnds(() => {
    const here = new URL(location.href);
    if (withoutPrefix(here.pathname, page.prefix).endsWith('/login')) return;
    void router.navigate(signInPath(here, surroundings));
  });
  watchSession();
  if (page.kind === 'public') void renewTokenInTime();
  addEventListener('currency-changed', () => void router.revalidate());
  const stored = storedCurrency(surroundings.settings.availableCurrencies);
  if (stored && stored !== page.currency) void chooseCurrency(stored);
  void doWhatIsAgreed();
}

/** Only who has chosen something fetches what reads the choice. */
async function doWhatIsAgreed(): Promise<void> {
  if (localStorage.getItem('consent')) (await import('./cookies/agreed.ts')).doWhatIsAgreed();
}

void start();
