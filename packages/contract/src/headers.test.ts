import { expect, test } from 'vitest';
import { DEVICES, HEADERS } from './headers.ts';

test('every request carries these headers (§7)', () => {
  expect(Object.values(HEADERS)).toEqual(['Accept-Language', 'token', 'device-no']);
});

test('each app is a device of its own, in characters that a header takes', () => {
  const devices = Object.values(DEVICES);
  expect(new Set(devices).size).toBe(devices.length);
  for (const device of devices) expect(device).toMatch(/^[a-z-]+$/);
});
