// What one address may ask before others notice: a token bucket (RFC 2697's) for each, in the memory of the process.
// Not in the table of the other throttles: a row written for each search would cost more than the search (1 ms to 0.1 ms).
import { isPrivateAddress, networkOf } from './network-of.ts';

type Bucket = { tokens: number; atMs: number };

/** The 50,000 that asked last take 10 MB. */
const addressesMax = 50_000;
const ownMax = 1000;

/** Takes one from an address' allowance; gives the seconds until there is one again, 0 when there was. A full bucket holds
 *  what is allowed in a minute: a hotel whose guests all wake up at once is no attack. */
export function addressAllowance(perMinute: number, now: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  // Looking an address up in a list of networks takes as long as refusing it.
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
    // Taken out and put back at the end, so that whoever asked longest ago stands first.
    if (known) buckets.delete(key);
    else if (buckets.size >= addressesMax) buckets.delete(buckets.keys().next().value!);
    buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, atMs });
    return tokens < 1 ? Math.ceil((1 - tokens) / perMs / 1000) : 0;
  };
}
