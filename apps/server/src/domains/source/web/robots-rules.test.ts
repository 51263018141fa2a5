import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { isAllowed, readRobots } from './robots-rules.ts';

const allows = (text: string, path: string) => {
  const rules = readRobots(text, 'LobbyBot');
  return rules !== undefined && isAllowed(rules, path);
};

describe('a robots.txt', () => {
  test.each([
    ['', '/a', true],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['User-agent: *\nDisallow: /a # not here', '/ab', false],
    ['User-agent: *\nDisallow: /a', '/b/a', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['User-agent: *\nAllow: /a\nDisallow: /a', '/a', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/files/x.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/files/x.pdf?page=2', true],
    ['User-agent: *\nDisallow: /a$', '/a', false],
    ['User-agent: *\nDisallow: /a$', '/ab', true],
    ['User-agent: *\nDisallow: /a*a$', '/a', true],
    ['User-agent: *\nDisallow: /**/private', '/x/private/y', false],
    ['User-agent: *\nDisallow: /*?sort=', '/list?sort=up', false],
    ['User-agent: *\nDisallow: *', '/a', false],
    ['User-agent: *\nDisallow: /商品', '/%E5%95%86%E5%93%81/1', false],
    ['User-agent: *\nDisallow: /%e5%95%86', '/%E5%95%86%E5%93%81', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: lobbybot\nDisallow: /a', '/b', true],
    ['User-agent: LobbyBot/1.0\nDisallow: /a\nUser-agent: *\nDisallow: /b', '/a', false],
    ['User-agent: LobbyBot\nUser-agent: OtherBot\nDisallow: /a', '/a', false],
    ['User-agent: LobbyBot\nDisallow: /a\nUser-agent: OtherBot\nDisallow: /b', '/b', true],
    ['User-agent: OtherBot\nDisallow: /', '/a', true],
    ['User-agent: LobbyBot\nAllow: /x\n\nUser-agent: LobbyBot\nDisallow: /a', '/a', false],
    ['USER-AGENT : *\r\nDISALLOW : /a\r\nSitemap: https://a.example/s.xml', '/a', false],
    ['Disallow: /', '/a', true],
    ['User-agent: constructor\nDisallow: /', '/a', true],
  ])('%j, asked for %s: %s', (text, path, expected) => {
    expect(allows(text, path)).toBe(expected);
  });

  test.each([
    ['User-agent: *\nCrawl-delay: 3', 3],
    ['User-agent: *\nCrawl-delay: soon', undefined],
    ['User-agent: *\nCrawl-delay: 3\nUser-agent: LobbyBot\nDisallow: /x', undefined],
  ])('%j asks for a pause of %s seconds', (text, delayS) => {
    expect(readRobots(text, 'LobbyBot')?.delayS).toBe(delayS);
  });
});

describe('a hostile robots.txt takes no time', () => {
  const PATH = `/${'a'.repeat(1_999)}`;
  const LINES = 30_000;
  test.each([
    ['wildcards', `User-agent: *\n${`Disallow: ${'*a'.repeat(950)}b\n`.repeat(250)}`],
    ['as many wildcards as are worked through', `User-agent: *\n${`Disallow: *b${'a'.repeat(600)}\n`.repeat(100)}`],
    ['single signs', `User-agent: *\n${'Disallow: *a*a*a*b\n'.repeat(3_000)}`],
    ['rules', `User-agent: *\n${'Disallow: /aaa\n'.repeat(LINES)}`],
    ['names', `${'User-agent: *\n'.repeat(LINES)}${'Disallow: /a\n'.repeat(LINES)}`],
    ['other names', `${Array.from({ length: LINES }, (_, no) => `User-agent: bot${no}\n`).join('')}${'Disallow: /a\n'.repeat(LINES)}`],
    ['blanks', `User-agent: *\nDisallow:${' '.repeat(500_000)}x`],
    ['signs of remarks', '#'.repeat(500_000)],
    ['stars', `User-agent: *\nDisallow: ${'*'.repeat(500_000)}b`],
  ])('of %s', (_, text) => {
    const readFive = () => {
      for (let page = 0; page < 5; page += 1) allows(text, PATH);
    };
    expect(cpuTimeOf(readFive)).toBeLessThan(1_000);
  });

  test('and where it asks for more than is worked through, nothing may be read', () => {
    const text = `User-agent: *\nAllow: /\n${`Disallow: /x*${'y'.repeat(1_000)}\n`.repeat(100)}`;
    expect(readRobots(text, 'LobbyBot')).toBeUndefined();
  });
});
