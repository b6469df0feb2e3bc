// The cacheable endpoint of an address, parsed without the router.
import { type EndpointName, endpointNames, endpointOf } from '#contract/contract.ts';
import { cacheableEndpoints, queryOf } from './cacheable-endpoints.ts';

export type CallAddress = {
  name: EndpointName;
  /** Path and query parameters of the endpoint, in a fixed order. */
  url: string;
  /** The `lang` parameter. */
  lang: string | null;
};

const root = '/api';
// Ids, slugs and codes; other segments get an error response, which is not cached.
const part = '([A-Za-z0-9-]{1,120})';

const names = Object.keys(cacheableEndpoints) as EndpointName[];
for (const name of names)
  if (endpointOf(name).access !== 'anyone' || endpointOf(name).method !== 'GET')
    throw new Error(`${name} is not for anyone`);

const fixed = new Map(
  endpointNames
    .map((name) => endpointOf(name))
    .filter(({ path }) => !path.includes('{'))
    .map(({ path }) => [root + path, names.find((name) => endpointOf(name).path === path)]),
);
const withParts = names
  .filter((name) => endpointOf(name).path.includes('{'))
  .map((name) => ({ name, pattern: new RegExp(`^${root}${endpointOf(name).path.replace(/\{\w+\}/g, part)}$`) }));
const queries = new Map(names.map((name) => [name, queryOf(name)]));

/** null: no cacheable endpoint, or a query whose response is not cached. */
export function readCallAddress(pathname: string, search: string): CallAddress | null {
  const name = fixed.has(pathname)
    ? fixed.get(pathname)
    : withParts.find(({ pattern }) => pattern.test(pathname))?.name;
  if (!name) return null;
  const endpoint = new URLSearchParams(search);
  // An unsupported language: refused by the endpoint.
  if (/[\0\ufffd]/.test([...endpoint.values()].join(''))) return null;
  const known: Record<string, string> = {};
  for (const parameter of queries.get(name)!) {
    // The first value counts, and an empty one counts as missing, as in the endpoints themselves.
    const value = endpoint.get(parameter);
    if (value) known[parameter] = value;
  }
  if (cacheableEndpoints[name]!.unless?.(known)) return null;
  const query = new URLSearchParams(known).toString();
  return { name, url: query ? `${pathname}?${query}` : pathname, lang: known.lang ?? null };
}
