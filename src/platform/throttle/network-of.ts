import { BlockList, isIP, isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The network that an address counts as: an IPv4 address itself, in any notation; the first 64 bits of an IPv6
 *  address, since that much is assigned to one customer. Other values (an e-mail) are returned unchanged. */
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

// True for private networks and loopback: proxies without TRUST_PROXY and local clients share one address, and a
// limit for it would lock out everyone at once.
const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version === 0 || privateNetworks.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
