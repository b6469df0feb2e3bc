// Answers that are made once and sent many times: stale ones while a new one is made, the smallest bytes for what is asked
// for again, and nothing that a change has made untrue.
import { type Answer, addBody, type Body, strengthen } from './answer.ts';
import { type AnswerStore, answerStore, type Kept } from './answer-store.ts';
import type { Encoding } from './encoding.ts';
import { type Make, makings } from './makings.ts';

export type AnswerCache = {
  /** What may be sent now. Where it is stale, `make` is set off beside. */
  find(key: string, make: Make): Kept | undefined;
  /** The one that is being made for somebody else; in the end undefined where it is about that one alone. */
  underWay(key: string): Promise<Answer | undefined> | undefined;
  /** A new one, made once for all who ask for it meanwhile. */
  make(key: string, make: Make): Promise<Answer>;
  /** The body in an encoding that is not there yet. */
  bodyOf(key: string, answer: Answer, encoding: Encoding): Promise<Body>;
  drop(tags: Iterable<string>): void;
  clear(): void;
  store: AnswerStore;
};

// Compressing well takes five times as long as compressing at once: it is for what is asked for again.
const strongFromTimes = 2;

export function answerCache(bytesMax: number, now: () => number): AnswerCache {
  const store = answerStore(bytesMax);
  const making = makings(store, now);
  const compress = oneAfterTheOther(async (kept: Kept) => {
    if (store.get(kept.key)?.answer !== kept.answer) return;
    await strengthen(kept.answer);
    store.weigh(kept.key);
  });

  return {
    store,
    find(key, make) {
      const kept = store.get(key);
      if (!kept) return undefined;
      const at = now();
      if (at >= kept.staleUntil) {
        store.remove(key);
        return undefined;
      }
      // A failure leaves the old one until it is too old: better than none.
      if (at >= kept.freshUntil) making.refresh(key, make);
      if (++kept.sent === strongFromTimes) compress(kept);
      return kept;
    },
    underWay: (key) => making.get(key)?.then(({ answer, isForOne }) => (isForOne ? undefined : answer)),
    make: async (key, make) => (await making.start(key, make)).answer,
    async bodyOf(key, answer, encoding) {
      const body = await addBody(answer, encoding);
      store.weigh(key);
      return body;
    },
    drop(tags) {
      making.forget();
      store.drop(tags);
    },
    clear() {
      making.forget();
      store.clear();
    },
  };
}

/** For work nobody waits for. */
function oneAfterTheOther<T>(work: (item: T) => Promise<void>): (item: T) => void {
  let last = Promise.resolve();
  return (item) => void (last = last.then(() => work(item)).catch(() => {}));
}
