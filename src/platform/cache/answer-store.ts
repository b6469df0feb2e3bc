// Answers by key, within a bound of bytes: the one that was asked for longest ago goes first.
import { type Answer, weightOf } from './answer.ts';

export type Kept = {
  key: string;
  answer: Answer;
  tags: readonly string[];
  /** Milliseconds of the clock given: until then it is sent as it is, then while a new one is made. */
  freshUntil: number;
  staleUntil: number;
  /** How often it was sent since it was made. */
  sent: number;
};

export type AnswerStore = ReturnType<typeof answerStore>;

export function answerStore(bytesMax: number) {
  // In the order in which they were last asked for.
  const byKey = new Map<string, Kept & { weight: number }>();
  const byTag = new Map<string, Set<string>>();
  let bytes = 0;

  function remove(key: string): void {
    const kept = byKey.get(key);
    if (!kept) return;
    byKey.delete(key);
    bytes -= kept.weight;
    for (const tag of kept.tags) {
      const keys = byTag.get(tag)!;
      keys.delete(key);
      if (keys.size === 0) byTag.delete(tag);
    }
  }

  function shrink(): void {
    for (const key of byKey.keys()) {
      if (bytes <= bytesMax) return;
      remove(key);
    }
  }

  return {
    get(key: string): Kept | undefined {
      const kept = byKey.get(key);
      if (!kept) return undefined;
      byKey.delete(key);
      byKey.set(key, kept);
      return kept;
    },
    put(kept: Kept): void {
      remove(kept.key);
      const weight = weightOf(kept.answer);
      byKey.set(kept.key, { ...kept, weight });
      bytes += weight;
      for (const tag of kept.tags) {
        const keys = byTag.get(tag);
        if (keys) keys.add(kept.key);
        else byTag.set(tag, new Set([kept.key]));
      }
      shrink();
    },
    /** After a body was added to an answer or taken from it. */
    weigh(key: string): void {
      const kept = byKey.get(key);
      if (!kept) return;
      const weight = weightOf(kept.answer);
      bytes += weight - kept.weight;
      kept.weight = weight;
      shrink();
    },
    remove,
    drop(tags: Iterable<string>): void {
      for (const tag of tags) for (const key of byTag.get(tag) ?? []) remove(key);
    },
    clear(): void {
      byKey.clear();
      byTag.clear();
      bytes = 0;
    },
    get bytes(): number {
      return bytes;
    },
    get count(): number {
      return byKey.size;
    },
  };
}
