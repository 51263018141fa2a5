import { expect, test } from 'vitest';
import { mailHtml } from './mail-html.ts';

const bodyOf = (html: string) => /<p>.*<\/p>/s.exec(html)?.[0].replaceAll(/ style="[^"]*"/g, '');

test('a mail has the same words in HTML, paragraph by paragraph', () => {
  expect(bodyOf(mailHtml('Hello,\n\nyour code is 012345.\nIt is valid.\n\nLobby'))).toBe(
    '<p>Hello,</p><p>your code is 012345.<br>It is valid.</p><p>Lobby</p>',
  );
});

test('a link on a line of its own can be clicked', () => {
  expect(bodyOf(mailHtml('Go on:\nhttps://lobby.example/auth/active?key=a&b="c"'))).toBe(
    '<p>Go on:<br><a href="https://lobby.example/auth/active?key=a&amp;b=&quot;c&quot;">https://lobby.example/auth/active?key=a&amp;b=&quot;c&quot;</a></p>',
  );
});

test.each(['<b onclick="x">Shop</b>', 'javascript:alert(1)', 'Shop https://evil.example/ now'])('%s in a mail stays text', (text) => {
  expect(mailHtml(text)).not.toMatch(/<b[ >]|<a/);
});
