// A token bucket (RFC 2697) for each address, in the memory of the process. Not in the table of the other throttles:
// writing a row for each search would cost more than the search (1 ms to 0.1 ms).
import { isPrivateAddress, networkOf } from './network-of.ts';

type Bucket = { tokens: number; atMs: number };

/** The 50,000 most recent addresses take 10 MB. */
const addressesMax = 50_000;
const ownMax = 1000;

/** Takes one token of an address. Returns 0, or the seconds until the next token if there is none. A full bucket
 *  contains the tokens of a minute, for a hotel whose guests all share one address. */
export function addressAllowance(perMinute: number, now: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  // Checked once and cached: looking up an address in a list of networks takes as long as refusing it.
  const own = new Set<string>();
  const perMs = perMinute / 60_000;

  return (address: string): number => {
    if (own.has(address)) return 0;
    const key = networkOf(address);
    const atMs = now();
    const known = buckets.get(key);
    if (!known && isPrivateAddress(address)) {
      if (own.size < ownMax) own.add(address);
      return 0;
    }
    const tokens = known ? Math.min(perMinute, known.tokens + (atMs - known.atMs) * perMs) : perMinute;
    // Deleted and inserted again at the end, so that the least recently used address is first.
    if (known) buckets.delete(key);
    else if (buckets.size >= addressesMax) buckets.delete(buckets.keys().next().value!);
    buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, atMs });
    return tokens < 1 ? Math.ceil((1 - tokens) / perMs / 1000) : 0;
  };
}
