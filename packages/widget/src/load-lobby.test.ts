import { afterEach, expect, test, vi } from 'vitest';
import type { Lobby } from './api.ts';

const OPTIONS = { origin: 'https://lobby.example', key: 'key-1', nonce: 'abc', locale: 'ja-JP' };

afterEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
  delete window.Lobby;
  document.head.replaceChildren();
});

/** Tags that were put into the page; nothing is fetched. */
function watchHead(): HTMLScriptElement[] {
  const tags: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((tag) => void tags.push(tag as HTMLScriptElement));
  return tags;
}

test('the tag is put into the page once, and the API is there once it has run', async () => {
  const { loadLobby } = await import('./load-lobby.ts');
  const tags = watchHead();
  const [first, second] = [loadLobby(OPTIONS), loadLobby(OPTIONS)];
  expect(tags).toHaveLength(1);
  expect(tags[0]).toMatchObject({ async: true, src: 'https://lobby.example/widget.js', nonce: 'abc' });
  expect([tags[0]?.dataset['key'], tags[0]?.dataset['locale']]).toEqual(['key-1', 'ja-JP']);
  const lobby = { open: () => undefined } as unknown as Lobby;
  window.Lobby = lobby;
  tags[0]?.dispatchEvent(new Event('load'));
  expect([await first, await second]).toEqual([lobby, lobby]);
});

test('a script that does not come, or does not run, is said, and can be tried again', async () => {
  const { loadLobby } = await import('./load-lobby.ts');
  const tags = watchHead();
  const refused = loadLobby(OPTIONS);
  tags[0]?.dispatchEvent(new Event('error'));
  await expect(refused).rejects.toThrow('https://lobby.example/widget.js could not be loaded');
  const silent = loadLobby(OPTIONS);
  tags[1]?.dispatchEvent(new Event('load'));
  await expect(silent).rejects.toThrow('did not run');
  expect(tags).toHaveLength(2);
});
