// The browser takes the rendered page over: same data, same texts, same markup.
import './styles/tokens.css';
import './styles/base.css';
import './favicon.svg';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { renewTokenInTime, call } from './api.ts';
import { withoutPrefix } from './addresses.ts';
import { alignLanguage } from './align-language.ts';
import { browserMessages } from './messages.ts';
import type { Change } from './configuration/configure.tsx';
import type { PageData, Surroundings } from './page.ts';
import { chooseCurrency, currentCurrency, startCurrency, storedCurrency } from './preferences.ts';
import { preparing } from './prepare-page.ts';
import { buildRoutes, openPage, signInPath, type RouteHandle } from './routing.tsx';
import { watchSession, whenSessionEnds } from './session.ts';
import { SurroundingsContext, surroundingsForLoaders } from './surroundings.ts';

type Router = ReturnType<typeof createBrowserRouter>;

async function start(): Promise<void> {
  const page = JSON.parse(document.getElementById('page-data')!.textContent!) as PageData;
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
  const basename = prefix ? `/${prefix}` : '/';
  let show: () => void = () => undefined;
  const change: Change = (changes) => {
    Object.assign(surroundings, changes);
    show();
  };
  const routes = buildRoutes(preparing(page.kind, { call, messages }, change));
  await openShownPage(routes, basename);
  const router = createRouter(routes, basename, surroundings, page);
  if (page.kind === 'personal') await initialized(router);
  show = showing(router, surroundings, page);
  watch(router, page, surroundings);
}

/** The shown page's module has to be there before hydrating, else its markup would be thrown away. */
async function openShownPage(routes: RouteObject[], basename: string): Promise<void> {
  const handle = matchRoutes(routes, location, basename)?.at(-1)?.route.handle as RouteHandle | undefined;
  if (handle) await openPage(handle);
}

function createRouter(routes: RouteObject[], basename: string, surroundings: Surroundings, page: PageData): Router {
  return createBrowserRouter(routes, {
    basename,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(surroundingsForLoaders, surroundings);
      return context;
    },
    ...(page.kind === 'public' ? { hydrationData: { loaderData: page.loaderData, errors: page.errors } } : {}),
  });
}

function initialized(router: Router): Promise<void> {
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
function showing(router: Router, surroundings: Surroundings, page: PageData): () => void {
  const root = document.getElementById('root')!;
  const app = () => (
    <SurroundingsContext value={{ ...surroundings }}>
      <RouterProvider router={router} />
    </SurroundingsContext>
  );
  const shown = page.kind === 'public' ? hydrateRoot(root, app()) : createRoot(root);
  const show = () => shown.render(app());
  if (page.kind === 'personal') show();
  return show;
}

function watch(router: Router, page: PageData, surroundings: Surroundings): void {
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
  void alignLanguage(page);
  void measure();
}

/** Only who has chosen something fetches what reads the choice. */
async function measure(): Promise<void> {
  if (localStorage.getItem('consent')) (await import('./cookies/measure.ts')).measureIfAgreed();
}

void start();
