// What a traveller has entered for a tour, in the session storage of the tab: it survives a reload and signing in on the way.

/** One item of the storage, with a value for each tour. */
export function storedByTour<Value>(itemName: string) {
  const readAll = (): Readonly<Record<string, Value>> => {
    try {
      return JSON.parse(sessionStorage.getItem(itemName) ?? '{}') as Record<string, Value>;
    } catch {
      return {};
    }
  };
  const writeAll = (all: Readonly<Record<string, Value>>): void => {
    try {
      if (Object.keys(all).length === 0) sessionStorage.removeItem(itemName);
      else sessionStorage.setItem(itemName, JSON.stringify(all));
    } catch {
      // Where nothing can be stored, the form keeps it.
    }
  };
  return {
    get: (tourId: string): Value | undefined => readAll()[tourId],
    set: (tourId: string, value: Value): void => writeAll({ ...readAll(), [tourId]: value }),
    delete: (tourId: string): void => {
      const { [tourId]: _deleted, ...rest } = readAll();
      writeAll(rest);
    },
  };
}
