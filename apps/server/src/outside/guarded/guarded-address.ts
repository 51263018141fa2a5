import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { systemLookup, type GuardOptions } from './guarded-fetch.ts';
import { isPublicAddress } from './is-public-address.ts';
import { OutgoingRefused } from './outgoing-refused.ts';

/** Finds the IP address of a host that a tenant named, for connections that are no web calls. @throws OutgoingRefused private, unreachable */
export type GuardedAddress = (host: string) => Promise<string>;

/** Whoever connects takes the address that was checked, so that the name cannot change between check and use. */
export function createGuardedAddress({ isAllowed = isPublicAddress, lookup = systemLookup }: GuardOptions = {}): GuardedAddress {
  return async (host) => {
    const bare = host.replaceAll(/^\[|\]$/g, '');
    const found: LookupAddress[] =
      isIP(bare) === 0
        ? await lookup(bare).catch((error: unknown) => {
            throw new OutgoingRefused('unreachable', host, { cause: error });
          })
        : [{ address: bare, family: isIP(bare) }];
    const [first] = found;
    // One address of this network among public ones is a trick too.
    if (!first || !found.every(({ address }) => isAllowed(address))) throw new OutgoingRefused('private', host);
    // A single address is tried, and everybody can reach the older kind.
    return (found.find(({ family }) => family === 4) ?? first).address;
  };
}
