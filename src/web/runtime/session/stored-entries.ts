// What a visitor has entered, for a tour or for a gift card, in the session storage of the tab: it survives a reload and signing in on the
// way, and is not read by another user who signs in afterwards.
import { getSession } from './session.ts';

/** `userId`: none where no user was signed in. */
type Own<Value> = { userId?: string | null | undefined; value?: Value };

/** One item of the storage, with a value for each key, such as the id of a tour. */
export function storedEntries<Value>(itemName: string) {
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
  const set = (key: string, value: Value): void =>
    writeAll({ ...readAll(), [key]: { userId: getSession()?.user.id, value } });
  return {
    /** What was entered before signing in belongs to who signs in first. */
    get: (key: string): Value | undefined => {
      const { userId, value } = readAll()[key] ?? {};
      if (value === undefined || (userId && userId !== getSession()?.user.id)) return undefined;
      if (!userId) set(key, value);
      return value;
    },
    set,
    delete: (key: string): void => {
      const { [key]: _deleted, ...rest } = readAll();
      writeAll(rest);
    },
  };
}
