import { isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whom an address counts as: an IPv4 address itself, however it is written; of an IPv6 address the first 64 bits, since
 *  that much is given to one customer. What is no address (an e-mail) stays as it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = mappedIpv4.exec(address)?.[1];
  if (mapped) return mapped;
  const [start = '', end] = address.split('::');
  const [first, last] = [start, end ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const left = Array.from({ length: end === undefined ? 0 : 8 - first.length - last.length }, () => '0');
  const groups = [...first, ...left, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
