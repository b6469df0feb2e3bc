// Before the app: pages and calls that were answered lately are sent as they are, without a place behind the door, router,
// rendering or database. What has to be made waits for a place like everything else, once for all who ask for it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, type Body, sentEncoding } from '#platform/cache/answer.ts';
import { answerCache } from '#platform/cache/answer-cache.ts';
import type { AnswerStore } from '#platform/cache/answer-store.ts';
import { acceptedEncoding } from '#platform/cache/encoding.ts';
import { isKnown, sendBody, sendUnchanged } from '#platform/cache/send-answer.ts';
import type { ChangeFeed } from '#platform/changes/follow-changes.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import type { Application } from './app.ts';
import { askApp } from './ask-app.ts';
import { busyAnswers } from './busy-answers.ts';
import { keptSettings } from './kept-settings.ts';
import type { Door, Listener } from './listen.ts';
import { countKept, observeAnswer, watchCache } from './metrics.ts';
import { type Asked, askReader } from './page-cache.ts';
import { tagsOf } from './tags-of-changes.ts';
import type { WebBundle } from './web-bundle.ts';

export type Front = {
  /** Stands before that door: what it lets in is asked of the cache again, then of the app. */
  around(door: Door): Door;
  store: AnswerStore;
  clear(): void;
};

// Whoever writes these looks at the result next. Bookings change nothing that is kept, and there are many of them.
const changesShown = /^\/api\/(?:tours|supplier|admin)\//;

export function answerFromCache(
  services: Services,
  app: Application,
  web: WebBundle | undefined,
  feed: Pick<ChangeFeed, 'follow' | 'lookSoon'>,
): Front {
  const { config, clock } = services;
  const cache = answerCache(config.cacheBytes, () => clock.now().getTime());
  const settings = keptSettings(services);
  const reader = askReader(web, app.ownPaths);
  const send = sender(services, cache.bodyOf);
  const clear = () => {
    settings.forget();
    reader.forget();
    cache.clear();
  };
  feed.follow({
    take(changes) {
      const tags = tagsOf(changes);
      if (tags === 'all') clear();
      else if (tags.length > 0) cache.drop(tags);
    },
    lost: clear,
  });
  watchCache(cache.store);

  /** What is there, and what is on its way for somebody else, needs no place. */
  function answer(incoming: IncomingMessage, outgoing: ServerResponse, admitted: Listener): unknown {
    const { method, url } = incoming;
    if (method !== 'GET' && method !== 'HEAD') {
      if (changesShown.test(url!)) outgoing.once('finish', () => feed.lookSoon());
      return admitted(incoming, outgoing);
    }
    const startedAt = performance.now();
    const known = settings.now();
    const asked = known && reader.read(incoming, known);
    if (!asked) return admitted(incoming, outgoing);
    const kept = cache.find(asked.key, () => askApp(app, asked, incoming));
    if (kept) return send(kept.answer, { asked, incoming, outgoing, startedAt, isKept: true });
    const coming = cache.underWay(asked.key);
    if (!coming) return admitted(incoming, outgoing);
    const sending = { asked, incoming, outgoing, startedAt, isKept: true };
    return coming.catch(() => undefined).then((made) => (made ? send(made, sending) : admitted(incoming, outgoing)));
  }

  async function make(incoming: IncomingMessage, outgoing: ServerResponse, inside: Listener): Promise<unknown> {
    const { method, url } = incoming;
    if ((method !== 'GET' && method !== 'HEAD') || url![0] !== '/') return inside(incoming, outgoing);
    const startedAt = performance.now();
    // Without settings it is the app's to say what is wrong.
    const known = settings.now() ?? (await settings.load().catch(() => undefined));
    const asked = known && reader.read(incoming, known);
    if (!asked) return inside(incoming, outgoing);
    const makeIt = () => askApp(app, asked, incoming);
    const kept = cache.find(asked.key, makeIt)?.answer;
    const sending = { asked, incoming, outgoing, startedAt, isKept: kept !== undefined };
    return send(kept ?? cache.make(asked.key, makeIt), sending);
  }

  return {
    around: (door) => (inside) => {
      if (config.cacheBytes === 0) return door(inside);
      const admitted = door((incoming, outgoing) => make(incoming, outgoing, inside));
      return (incoming, outgoing) => answer(incoming, outgoing, admitted);
    },
    store: cache.store,
    clear,
  };
}

type Sending = {
  asked: Asked;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  startedAt: number;
  isKept: boolean;
};
type BodyOf = ReturnType<typeof answerCache>['bodyOf'];

/** Sends at once what is there in the encoding the caller takes; else when it is. */
function sender({ config, log }: Services, bodyOf: BodyOf) {
  const refuse = busyAnswers(config.appUrl.startsWith('https:'));

  function sendNow(answer: Answer, sending: Sending, made?: Body): boolean {
    const { asked, incoming, outgoing, startedAt, isKept } = sending;
    const body = made ?? answer.bodies[encodingFor(answer, incoming)];
    if (isKnown(answer, incoming.headers)) sendUnchanged(answer, outgoing);
    else if (body) sendBody(answer, body, outgoing);
    else return false;
    observeAnswer({ method: incoming.method!, route: asked.route, status: outgoing.statusCode }, startedAt);
    countKept(asked.route, isKept);
    return true;
  }

  async function sendLater(coming: Answer | Promise<Answer>, sending: Sending): Promise<void> {
    const { asked, incoming, outgoing } = sending;
    try {
      const answer = await coming;
      if (!sendNow(answer, sending))
        sendNow(answer, sending, await bodyOf(asked.key, answer, encodingFor(answer, incoming)));
    } catch (error) {
      log.error('the cache broke', describeError(error));
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(incoming, outgoing, { code: 'unavailable', seconds: 2 });
    }
  }

  return (answer: Answer | Promise<Answer>, sending: Sending): void | Promise<void> => {
    if (answer instanceof Promise || !sendNow(answer, sending)) return sendLater(answer, sending);
  };
}

const encodingFor = (answer: Answer, { headers }: IncomingMessage) =>
  sentEncoding(answer, acceptedEncoding(headers['accept-encoding']));
