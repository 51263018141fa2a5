import { expect, test } from 'vitest';
import { createGuardedAddress } from './guarded-address.ts';

const NAMES: Record<string, string[]> = {
  'imap.shop.example': ['93.184.216.34'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
};
const guarded = createGuardedAddress({
  lookup(name) {
    const found = NAMES[name];
    return found ? Promise.resolve(found.map((address) => ({ address, family: 4 }))) : Promise.reject(new Error('ENOTFOUND'));
  },
});

test('a host on the public internet has the address that was checked', async () => {
  expect(await guarded('imap.shop.example')).toBe('93.184.216.34');
  expect(await guarded('93.184.216.34')).toBe('93.184.216.34');
});

test.each(['inside.example', 'both.example', '127.0.0.1', '[::1]', '169.254.169.254'])('%s is not connected to', async (host) => {
  await expect(guarded(host)).rejects.toMatchObject({ reason: 'private' });
});

test('a name that nobody knows is unreachable', async () => {
  await expect(guarded('nowhere.example')).rejects.toMatchObject({ reason: 'unreachable' });
});
