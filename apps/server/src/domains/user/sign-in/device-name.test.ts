import { expect, test } from 'vitest';
import { deviceKey, deviceName } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'Microsoft Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['', null, null],
  ['   ', null, null],
  ['x'.repeat(300), null, null],
  ['Go to https://evil.example/now and sign in ', null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceName(userAgent)).toEqual({ browser, system });
});

test('an update makes no new device', () => {
  const chrome = (version: number) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/${version}.0.0.0 Safari/537.36`;
  expect(deviceKey(chrome(126))).toBe(deviceKey(chrome(140)));
});
