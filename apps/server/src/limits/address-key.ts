import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The key of limits: an IPv4 address, or the /64 network of an IPv6 address, which one customer usually has. */
export function addressKey(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  const mapped = MAPPED_IPV4.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(bare) ? `${network64(bare)}::/64` : bare;
}

/** The first four groups, without leading zeros. */
function network64(address: string): string {
  const [before = '', after] = address.split('::');
  const head = groupsOf(before);
  const tail = after === undefined ? [] : groupsOf(after);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** A dotted IPv4 tail counts as two groups. Only in a mapped address is it among the first four. */
const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').flatMap(group => (group.includes('.') ? ['0', '0'] : [group]));
