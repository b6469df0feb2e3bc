// Hydrates the rendered page with the same data, texts and markup.
import '#web/styles/typeface.css';
import '#web/styles/tokens.css';
import '#web/styles/base.css';
import './favicon.svg';
// Only the server renders that page, but its style sheets come from the browser's build: CSS classes of a module that is never
// imported here would be left out.
import '#web/shell/loading-screen.css';
import '#web/shell/pending-submission.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { rootBesideMarkup } from '#web/shell/server-markup.tsx';
import type { Change, Place } from '#web/configuration/configure.tsx';
import { hasDeclinedOffers } from '#web/offers/declined-offers.ts';
import { renewTokenInTime, call } from '../api/api.ts';
import { browserMessages } from '../api/messages.ts';
import type { PageContext, PageData } from '../router/page.ts';
import { ReactPageContext, pageContextForLoaders } from '../router/page-context.ts';
import { addOtherRoutes, buildRoutes } from '../router/routing.tsx';
import { journeyRoutes, loadOtherRoutes } from '../router/routes.ts';
import { currentCurrency, startCurrency } from '../session/preferences.ts';
import { watchSession } from '../session/session.ts';
import { preparing } from './prepare-page.ts';

type Router = ReturnType<typeof createBrowserRouter>;

async function start(): Promise<void> {
  fetchRestOfStyles();
  const page = JSON.parse(document.getElementById('page-data')!.textContent!) as PageData;
  startCurrency(page.currency);
  if (page.kind === 'personal') await renewTokenInTime();
  const { language, prefix, settings, origin, submitted, renderedTrip } = page;
  const messages = browserMessages(language, page.messages, call, () => change({}));
  const pageContext: PageContext = {
    language,
    prefix,
    settings,
    messages,
    call,
    origin,
    currency: currentCurrency,
    submitted,
    renderedTrip,
  };
  let show: () => void = () => undefined;
  const change: Change = (changes) => {
    Object.assign(pageContext, changes);
    show();
  };
  const prepare = preparing(page.kind, { call, messages }, change);
  const isOfJourney = journeyRoutes.some(({ path }) => path === page.path);
  const otherRoutes = isOfJourney ? [] : (await loadOtherRoutes()).otherRoutes;
  const routes = buildRoutes([...journeyRoutes, ...otherRoutes], prepare);
  const basename = prefix ? `/${prefix}` : '/';
  const isRendered = page.kind === 'public' && (await loadRendered(routes, basename, page));
  await nextTask();
  const router = createBrowserRouter(routes, {
    basename,
    getContext: () => new RouterContextProvider(new Map([[pageContextForLoaders, pageContext]])),
    ...(isOfJourney && { patchRoutesOnNavigation: addOtherRoutes(prepare) }),
    ...(isRendered && { hydrationData: { loaderData: page.loaderData, errors: page.errors } }),
  });
  await nextTask();
  show = createRenderer(router, pageContext, isRendered);
  watchSession();
  if (page.kind === 'public') void renewTokenInTime();
  void applyConsent();
  if (await isLeavingForLanguage(page)) return;
  if (isReferral()) await countReferral({ call, messages }, change);
  else if (page.kind === 'public') await offerOwn({ call }, page, change);
}

/** Lets the browser answer scrolling and typing between the steps of the start: together they are one long task on a slow phone.
 *  By a message, because timers are delayed in tabs in the background. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const arrived = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', arrived, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/** The document has only the rules that its markup needs; later content may need others. */
function fetchRestOfStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rest]')) {
    link.media = '';
    link.disabled = false;
  }
}

/** Loads the lazy part of the server-rendered routes: without it React would discard their markup. False if the visitor
 *  went back before the scripts ran: then the address is another page's, and the browser has to load it. */
async function loadRendered(routes: RouteObject[], basename: string, { path }: PageData): Promise<boolean> {
  const matches = () => matchRoutes(routes, location, basename) ?? [];
  const matched = matches();
  if (matched.at(-1)?.route.id !== path) return false;
  for (const { route } of matched) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return matches().at(-1)?.route.id === path;
}

/** Renders the page; called again, renders it with the current page context, at the earliest when React has hydrated it:
 *  before that it would discard the markup. */
function createRenderer(router: Router, pageContext: PageContext, isRendered: boolean): () => void {
  const app = () => (
    <ReactPageContext value={{ ...pageContext }}>
      <RouterProvider router={router} />
    </ReactPageContext>
  );
  // As a transition it yields every 5 ms to scrolling and typing; otherwise it is one task of 340 ms on a slow phone.
  if (!isRendered) {
    const root = createRoot(rootBesideMarkup(), { onRecoverableError });
    const show = () => root.render(app());
    startTransition(show);
    return show;
  }
  const hydrated = new Promise((resolve) => addEventListener('page-shown', resolve, { once: true }));
  let root: Root;
  startTransition(() => void (root = hydrateRoot(document.getElementById('root')!, app(), { onRecoverableError })));
  return () => void hydrated.then(() => root.render(app()));
}

const skippedTransitionErrors = ['AbortError', 'InvalidStateError', 'TimeoutError'];

/** React reports view transitions that the browser skipped: the window was resized, or the page took too long. The page is shown anyway. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof DOMException && skippedTransitionErrors.includes(error.name))) reportError(error);
}

/** The code that reads the consent is loaded only if there is a stored choice. */
async function applyConsent(): Promise<void> {
  if (localStorage.getItem('consent')) (await import('#web/cookies/consented-scripts.ts')).runConsentedScripts();
}

/** The code that compares languages is loaded only if one is stored. */
const isLeavingForLanguage = async (page: PageData): Promise<boolean> =>
  localStorage.getItem('i18nextLng') !== null && (await import('./align-language.ts')).alignLanguage(page);

const isReferral = () => /[?&]via=/.test(location.search);

/** The code that counts a referral is loaded only for visits through an affiliate's link. */
async function countReferral(place: Place, change: Change): Promise<void> {
  await (await import('#web/affiliates/record-referral-visit.tsx')).recordReferralVisit(place, change);
}

/** The visitor's own language or currency; the code is loaded when the page is there, until the visitor declines. */
async function offerOwn(place: Pick<Place, 'call'>, page: PageData, change: Change): Promise<void> {
  if (!hasDeclinedOffers()) await (await import('#web/offers/make-offer.tsx')).makeOffer(place, page, change);
}

void start();
