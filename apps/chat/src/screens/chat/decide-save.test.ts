import { expect, test } from 'vitest';
import { decideSave } from './decide-save.ts';

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const LINE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/14.15.0';
const WECHAT = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  ['a desktop that could share', CHROME, true, false, 'download'],
  ['a desktop', CHROME, false, false, 'download'],
  ['a phone that shares', SAFARI, true, true, 'share'],
  ['a phone that does not', SAFARI, false, true, 'download'],
  ['LINE, which shares', LINE, true, true, 'share'],
  ['WeChat, which does not', WECHAT, false, true, 'show'],
] as const)('%s', (_who, userAgent, canShare, isTouch, expected) => {
  expect(decideSave({ userAgent, canShare, isTouch })).toBe(expected);
});
