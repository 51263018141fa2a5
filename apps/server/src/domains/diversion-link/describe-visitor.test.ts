import { expect, test } from 'vitest';
import { describeDevice, isRobot, sourceOf } from './describe-visitor.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1';
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IN_WECHAT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.49';

test.each([
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Facebook’s preview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', true],
  ['WhatsApp’s preview', 'WhatsApp/2.23.20.0', true],
  ['Telegram’s preview', 'TelegramBot (like TwitterBot)', true],
  ['LINE’s preview', 'facebookexternalhit/1.1;line-poker/1.0', true],
  ['Slack’s preview', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', true],
  ['a command line', 'curl/8.5.0', true],
  ['a search engine that looks like a phone', `${IN_WECHAT} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`, true],
  ['a phone of Cubot', IN_WECHAT.replace('Pixel 8', 'CUBOT KINGKONG 5'), false],
  ['another phone of Cubot', IN_WECHAT.replace('Pixel 8', 'CUBOT_NOTE_20'), false],
  ['a scanner of codes', `${PHONE} QRCodeScanner/2.1`, false],
  ['a second scanner of codes', `${IN_WECHAT} QR Scanner/3`, false],
  ['a third scanner of codes', 'QRbot/1.2 (iPhone; iOS 18.0)', false],
  ['a fourth scanner of codes', 'com.scanbot.app/1 (iPhone; iOS 18.0)', false],
  ['nobody', ' ', true],
  ['a phone', PHONE, false],
  ['a computer', COMPUTER, false],
  ['a page in WeChat', IN_WECHAT, false],
])('%s: a robot is %s', (_, userAgent, expected) => {
  expect(isRobot(userAgent)).toBe(expected);
});

test.each([
  [PHONE, { device: 'mobile', os: 'iOS' }],
  [TABLET, { device: 'tablet', os: 'iOS' }],
  [COMPUTER, { device: 'desktop', os: 'Windows' }],
  ['', { device: 'desktop', os: null }],
])('%s is %j', (userAgent, expected) => {
  expect(describeDevice(userAgent)).toEqual(expected);
});

test.each([
  [{ named: ' poster  7 ', referrer: 'https://a.example/x' }, 'poster 7'],
  [{ named: undefined, referrer: 'https://www.instagram.com/p/1' }, 'instagram.com'],
  [{ named: '', referrer: undefined }, 'direct'],
  [{ named: undefined, referrer: 'http://lobby.test/chat/kumo' }, 'direct'],
  [{ named: undefined, referrer: 'not an address' }, 'direct'],
])('%j comes from %s', (facts, expected) => {
  expect(sourceOf({ ...facts, own: 'http://lobby.test' })).toBe(expected);
});
