// Which calls of the contract may be answered from what was answered before, for how long, and what drops it.
// All are for anyone, and their answers depend on the address and the language alone (answers-kept.test.ts).
import { contract, type EndpointName } from '#contract/contract.ts';
import type { Call, CallRequest } from '#web/call.ts';

type KeptCall = {
  freshSeconds: number;
  /** 'tours': any tour or departure; 'tour:ID': that tour. A change of settings or names drops everything. */
  tags(answer: never): readonly string[];
  /** Endless questions, and those that a booking changes, are asked anew each time. */
  unless?(query: Record<string, unknown>): boolean;
};

const minute = 60;
const always = { freshSeconds: 60 * minute, tags: () => [] };
const anyTour = { freshSeconds: minute, tags: () => ['tours'] };
// Names of places and things are typed by many, letter by letter; sentences are not.
const typedMost = 12;
const typed = { ...anyTour, unless: ({ q }: Record<string, unknown>) => String(q).length > typedMost };

export const keptCalls: Partial<Record<EndpointName, KeptCall>> = {
  getSettings: always,
  listLanguages: always,
  getTranslations: always,
  getOperator: always,
  getRanking: always,
  getPartnerTerms: always,
  listTours: anyTour,
  getTour: { freshSeconds: minute, tags: ({ id }: { id: string }) => [`tour:${id}`] },
  searchTours: { ...anyTour, unless: ({ q, date }) => Boolean(q ?? date) },
  suggestTours: typed,
  suggestPlaces: typed,
  listPlaces: anyTour,
  listCategories: anyTour,
  listTags: anyTour,
  listPosts: anyTour,
  getPost: anyTour,
  getGiftCardOffer: always,
  getMap: anyTour,
  getPlaceOnMap: anyTour,
  getAffiliateOffer: always,
};

/** What of an answer matters to whoever keeps it: the tags of all calls it is made of, and whether each may be kept. */
export type Keeping = { tags: Set<string>; isKept: boolean };

/** Nothing is kept unless whoever answers says so. */
export const newKeeping = (): Keeping => ({ tags: new Set(), isKept: false });

/** Calls as before, and `keeping` learns of them. One that fails makes an answer nobody else should get. */
export function noteCalls(call: Call, keeping: Keeping | undefined): Call {
  if (!keeping) return call;
  keeping.isKept = true;
  return async function noted<N extends EndpointName>(name: N, request?: CallRequest<N>) {
    const kept = keptCalls[name];
    const { query = {} } = (request ?? {}) as { query?: Record<string, unknown> };
    if (!kept || kept.unless?.(query)) keeping.isKept = false;
    try {
      const answer = await call(name, request as CallRequest<N>);
      for (const tag of kept?.tags(answer as never) ?? []) keeping.tags.add(tag);
      return answer;
    } catch (error) {
      keeping.isKept = false;
      throw error;
    }
  };
}

/** The query parameters a call reads, in the order of the contract. */
export function queryOf(name: EndpointName): readonly string[] {
  const { query } = contract[name] as { query?: { shape: object } };
  return Object.keys(query?.shape ?? {});
}
