// Answers that are being made: one making at a time per key, and nothing kept that may show what was before a change.
import type { Answer } from './answer.ts';
import type { AnswerStore } from './answer-store.ts';

export type Made = {
  answer: Answer;
  /** How it may be kept; undefined: not at all. */
  keep?: { tags: readonly string[]; freshMs: number; staleMs: number };
  /** It is about the one who asked: whoever waits beside has to ask too. */
  isForOne?: boolean;
};
export type Make = () => Promise<Made>;

// Nobody waits for these, so they must not take the time of those who wait: further ones are left for the next asking.
const refreshesMax = 4;

export function makings(store: AnswerStore, now: () => number) {
  const underWay = new Map<string, Promise<Made>>();
  let refreshes = 0;
  let changes = 0;

  async function makeAndKeep(key: string, make: Make): Promise<Made> {
    const seen = changes;
    const made = await make();
    const { answer, keep } = made;
    // A change came while it was made: it is for those only who asked before.
    if (!keep || seen !== changes) return made;
    const at = now();
    const { tags, freshMs, staleMs } = keep;
    store.put({ key, answer, tags, freshUntil: at + freshMs, staleUntil: at + freshMs + staleMs, sent: 0 });
    return made;
  }

  function start(key: string, make: Make): Promise<Made> {
    const known = underWay.get(key);
    if (known) return known;
    const making = makeAndKeep(key, make).finally(() => {
      if (underWay.get(key) === making) underWay.delete(key);
    });
    underWay.set(key, making);
    return making;
  }

  return {
    start,
    get: (key: string): Promise<Made> | undefined => underWay.get(key),
    refresh(key: string, make: Make): void {
      if (refreshes >= refreshesMax || underWay.has(key)) return;
      refreshes++;
      start(key, make)
        .catch(() => {})
        .finally(() => refreshes--);
    },
    /** Whoever asks from now on gets what is made from now on. */
    forget(): void {
      changes++;
      underWay.clear();
    },
  };
}
