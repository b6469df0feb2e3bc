// Which kept call an address asks for, read without the router.
import { contract, type EndpointName, routes } from '#contract/contract.ts';
import { keptCalls, queryOf } from './kept-calls.ts';

export type CallAddress = {
  name: EndpointName;
  /** Path and the query parameters the call reads, in a fixed order. */
  url: string;
  /** What the `lang` parameter says. */
  lang: string | null;
};

const root = '/api';
// Ids, slugs and codes; what else a part may hold is refused, and refusals are not kept.
const part = '([A-Za-z0-9-]{1,120})';

const names = Object.keys(keptCalls) as EndpointName[];
for (const name of names)
  if (contract[name].access !== 'anyone' || routes[name].method !== 'GET') throw new Error(`${name} is not for anyone`);

const fixed = new Map(
  Object.values(routes)
    .filter(({ path }) => !path.includes('{'))
    .map(({ path }) => [root + path, names.find((name) => routes[name].path === path)]),
);
const withParts = names
  .filter((name) => routes[name].path.includes('{'))
  .map((name) => ({ name, pattern: new RegExp(`^${root}${routes[name].path.replace(/\{\w+\}/g, part)}$`) }));
const queries = new Map(names.map((name) => [name, queryOf(name)]));

/** null: no kept call, or one whose answer may not be kept. */
export function readCallAddress(pathname: string, search: string): CallAddress | null {
  const name = fixed.has(pathname)
    ? fixed.get(pathname)
    : withParts.find(({ pattern }) => pattern.test(pathname))?.name;
  if (!name) return null;
  const asked = new URLSearchParams(search);
  // No text of ours, or none at all: refused by the call.
  if (/[\0\ufffd]/.test([...asked.values()].join(''))) return null;
  const known: Record<string, string> = {};
  for (const parameter of queries.get(name)!) {
    // The first counts, and an empty one was not filled in: as the calls themselves read them.
    const value = asked.get(parameter);
    if (value) known[parameter] = value;
  }
  if (keptCalls[name]!.unless?.(known)) return null;
  const query = new URLSearchParams(known).toString();
  return { name, url: query ? `${pathname}?${query}` : pathname, lang: known.lang ?? null };
}
