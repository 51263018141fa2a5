import { expect, test } from 'vitest';
import { CONNECTION_GRACE_MS, standingOf, type AvailabilityFacts } from './presence.ts';

const MINUTE = 60_000;
const NOW = 1_000 * MINUTE;
const AUTO_AWAY = 15 * MINUTE;
const here: AvailabilityFacts = { chosen: 'online', chosenAt: 0, seenAt: NOW, activeAt: NOW };
const standing = (change: Partial<AvailabilityFacts>) => standingOf({ ...here, ...change }, NOW, AUTO_AWAY);

test('who did something a moment before the time is there, and is away when it is over', () => {
  expect(standing({ activeAt: NOW - AUTO_AWAY + 1 })).toMatchObject({ presence: 'online', awaySince: null, changesAt: NOW + 1 });
  expect(standing({ activeAt: NOW - AUTO_AWAY })).toMatchObject({ presence: 'away', awaySince: NOW, connected: true });
});

test('somebody idle is away since the time was over, not since they were last heard of', () => {
  expect(standing({ activeAt: NOW - AUTO_AWAY - 7 * MINUTE }).awaySince).toBe(NOW - 7 * MINUTE);
});

test('of whom no sign of life is known, the connection is one', () => {
  expect(standing({ activeAt: null, seenAt: NOW }).changesAt).toBe(NOW + Math.min(CONNECTION_GRACE_MS, AUTO_AWAY));
});

test('who is busy and idle is away; who chose to be offline stays so', () => {
  expect(standing({ chosen: 'busy', activeAt: 0 }).presence).toBe('away');
  expect(standing({ chosen: 'offline', activeAt: 0 }).presence).toBe('offline');
});

test('without a connection nobody is merely away', () => {
  expect(standing({ activeAt: 0, seenAt: NOW - CONNECTION_GRACE_MS })).toMatchObject({ presence: 'offline', connected: false });
});
