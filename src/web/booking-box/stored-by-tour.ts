// What a traveller has entered for a tour, in the session storage of the tab: it survives a reload and signing in on the way,
// and is read by nobody who signs in after somebody else.
import { getSession } from '#web/runtime/session/session.ts';

/** `userId`: none where nobody was signed in. */
type Own<Value> = { userId?: string | null | undefined; value?: Value };

/** One item of the storage, with a value for each tour. */
export function storedByTour<Value>(itemName: string) {
  type All = Readonly<Record<string, Own<Value>>>;
  const readAll = (): All => {
    try {
      return JSON.parse(sessionStorage.getItem(itemName) ?? '{}') as All;
    } catch {
      return {};
    }
  };
  const writeAll = (all: All): void => {
    try {
      if (Object.keys(all).length === 0) sessionStorage.removeItem(itemName);
      else sessionStorage.setItem(itemName, JSON.stringify(all));
    } catch {
      // Where nothing can be stored, the form keeps it.
    }
  };
  const set = (tourId: string, value: Value): void =>
    writeAll({ ...readAll(), [tourId]: { userId: getSession()?.user.id, value } });
  return {
    /** What was entered before signing in belongs to who signs in first. */
    get: (tourId: string): Value | undefined => {
      const { userId, value } = readAll()[tourId] ?? {};
      if (value === undefined || (userId && userId !== getSession()?.user.id)) return undefined;
      if (!userId) set(tourId, value);
      return value;
    },
    set,
    delete: (tourId: string): void => {
      const { [tourId]: _deleted, ...rest } = readAll();
      writeAll(rest);
    },
  };
}
