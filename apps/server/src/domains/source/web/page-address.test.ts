import { expect, test } from 'vitest';
import { matches } from './address-rules.ts';
import { addressPattern, isSameSite, pageAddress, typedAddress } from './page-address.ts';

test.each([
  ['https://shop.example/a?utm_source=x&b=2&a=1#top', 'https://shop.example/a?a=1&b=2'],
  ['https://shop.example/rates?to=JP&from=HK', 'https://shop.example/rates?from=HK&to=JP'],
  ['https://shop.example/a?from=timeline', 'https://shop.example/a'],
  ['https://SHOP.example:443//a//b', 'https://shop.example/a/b'],
  ['https://shop.example/a;jsessionid=1F?PHPSESSID=9', 'https://shop.example/a'],
  ['https://shop.example/guide.pdf', 'https://shop.example/guide.pdf'],
  ['https://shop.example/prices.xlsx', 'https://shop.example/prices.xlsx'],
])('%s is the page %s', (given, address) => {
  expect(pageAddress(given)).toBe(address);
});

test.each([
  'mailto:a@shop.example',
  'javascript:void(0)',
  'https://shop.example/a.jpg',
  'https://shop.example/a/b/a/b/a/b',
  'https://a:b@shop.example/',
  '/a',
])('%s is no page', (given) => {
  expect(pageAddress(given)).toBeUndefined();
});

test.each([
  ['shop.example', 'https://shop.example/'],
  [' http://shop.example/a ', 'http://shop.example/a'],
  ['shop.example:8080/a', 'https://shop.example:8080/a'],
  ['日本.example', 'https://xn--wgv71a.example/'],
])('%s is typed for %s', (given, address) => {
  expect(typedAddress(given)).toBe(address);
});

test('one site answers with and without www, under http and https', () => {
  expect(isSameSite('http://shop.example/a', 'https://www.shop.example/')).toBe(true);
  expect(isSameSite('https://shop.example/', 'https://shop.example.evil.example/')).toBe(false);
  expect(isSameSite('https://shop.example/', 'https://shop.example:8443/')).toBe(false);
});

test('addresses that a program counts up are of one pattern', () => {
  expect(addressPattern('https://s.example/2026/06/01?page=2')).toBe(addressPattern('https://s.example/2027/12/31?page=9'));
  expect(addressPattern('https://s.example/a')).not.toBe(addressPattern('https://s.example/b'));
});

test.each([
  ['/help/a', '/help/*', true],
  ['/help/a', 'help', true],
  ['/news/help/a', '/help', false],
  ['/en/help/a', '/*/help/', true],
  ['/help/a', 'https://shop.example/help', true],
])('%s under the rule %s: %s', (path, rule, fits) => {
  expect(matches(path, rule)).toBe(fits);
});

test('an address longer than any program reads is none, whatever it would come to', () => {
  expect(pageAddress(`https://a.example/#${'x'.repeat(50_000)}`)).toBeUndefined();
});
