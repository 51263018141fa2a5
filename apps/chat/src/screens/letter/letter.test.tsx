import type { ApiClient } from '@lobby/api-client';
import { CODES } from '@lobby/contract';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

/** What answers the links of letters, before the rest of the platform. */
class FakeLinks {
  readonly calls: { path: string; link: unknown }[] = [];
  code: keyof typeof CODES = 'success';
  readonly #conversationId: string;

  constructor({ conversationId }: FakePlatform) {
    this.#conversationId = conversationId;
  }

  plugInto(client: ApiClient): void {
    const rest = client.http.defaults.adapter as (config: object) => Promise<unknown>;
    client.http.defaults.adapter = ((config: { url?: string; data?: unknown }) => {
      const path = new URL(config.url ?? '', 'http://api.test').pathname;
      if (!path.includes('/visitor/chat-link/')) return rest(config);
      const { link } = JSON.parse(typeof config.data === 'string' ? config.data : '{}') as { link?: unknown };
      this.calls.push({ path: path.split('/').at(-1) ?? '', link });
      const data = { token: 'v1.of-the-letter', conversation_id: this.#conversationId };
      const bytes = new TextEncoder().encode(JSON.stringify({ code: CODES[this.code].code, msg: 'said', data }));
      return Promise.resolve({ status: CODES[this.code].status, statusText: '', headers: {}, config, data: bytes.buffer });
    }) as never;
  }
}

async function follow(hash: string, code: keyof typeof CODES = 'success') {
  history.replaceState(null, '', `/chat/demo/letter${hash}`);
  const platform = new FakePlatform();
  if (code === 'success') platform.token = 'v1.of-the-letter';
  platform.post({ author_kind: 'agent', author_name: 'Mina', body: 'We have found it' });
  const links = new FakeLinks(platform);
  links.code = code;
  return { ...(await renderChat({ path: '/chat/demo/letter', platform, plugs: [links] })), links };
}
afterEach(() => history.replaceState(null, '', '/'));

describe('the link back into a chat', () => {
  test('makes this browser the visitor’s, shows the chat, and leaves no key in the address', async () => {
    const { links } = await follow('#link=a.b.c');
    expect(await screen.findByText('We have found it')).toBeTruthy();
    expect(links.calls[0]).toEqual({ path: 'open', link: 'a.b.c' });
    expect([location.pathname, location.hash]).toEqual(['/chat/demo', '']);
    expect(localStorage.getItem('lobby-visitor:demo')).toContain('v1.of-the-letter');
  });

  test('that is over says so, and leads to the chat', async () => {
    const { user } = await follow('#link=a.b.c', 'link_expired');
    await screen.findByRole('heading', { name: 'This link has expired' });
    await user.click(screen.getByRole('button', { name: 'Go to the chat' }));
    expect(await screen.findByText('We have found it')).toBeTruthy();
  });

  test('that opens nothing shows the chat as this browser knows it', async () => {
    await follow('#link=x', 'not_found');
    expect(await screen.findByText('We have found it')).toBeTruthy();
    expect(localStorage.getItem('lobby-visitor:demo')).not.toContain('v1.of-the-letter');
  });
});

describe('the link that ends letters', () => {
  test('ends them after a press, and not before', async () => {
    const { links, user } = await follow('#stop=a.b.c');
    const button = await screen.findByRole('button', { name: 'Stop emails' });
    expect(links.calls).toEqual([]);
    await user.click(button);
    await screen.findByRole('heading', { name: 'Emails stopped' });
    expect(links.calls).toEqual([{ path: 'stop', link: 'a.b.c' }]);
    await user.click(screen.getByRole('button', { name: 'Go to the chat' }));
    expect(await screen.findByText('We have found it')).toBeTruthy();
  });

  test('says so where it leads nowhere', async () => {
    const { user } = await follow('#stop=x', 'not_found');
    await user.click(await screen.findByRole('button', { name: 'Stop emails' }));
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stop emails' })).toBeNull();
  });
});
