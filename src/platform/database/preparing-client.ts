// Statements that come again are parsed and planned once a connection and sent by name. Ours are few and long: on a busy
// machine the one that reads a tour took 3.2 ms by name and 9.8 ms without.
import pg from 'pg';

// A prepared statement takes PostgreSQL tens of kB per connection. The application uses about a hundred statements;
// all tests in one process use over 200.
const namesMax = 400;
// Statements made up for one occasion, a list of values as long as it happens to be, are not worth a name.
const timesUntilNamed = 3;
const textsWatched = 1000;

/** The client class of one pool: a statement has the same name on each of its connections. */
export function preparingClient(): typeof pg.Client {
  const nameOf = statementNames();
  return class PreparingClient extends pg.Client {
    // The driver's many signatures; Kysely uses the one with a text and its values.
    override query = ((...sent: [unknown, ...unknown[]]) => {
      const [text, values, ...rest] = sent;
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      const query = super.query.bind(this) as (...all: unknown[]) => unknown;
      return name === undefined ? query(...sent) : query({ name, text, values }, ...rest);
    }) as pg.Client['query'];
  };
}

function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const times = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= namesMax) return known;
    const seen = (times.get(text) ?? 0) + 1;
    if (times.size >= textsWatched) times.clear();
    times.set(text, seen);
    if (seen < timesUntilNamed || !isStable(text)) return undefined;
    times.delete(text);
    const name = `senda_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** A new column changes the result of `*`, and PostgreSQL refuses a prepared statement whose columns have changed. */
const isStable = (text: string): boolean => !/^\s*select \*|returning \*/i.test(text);
