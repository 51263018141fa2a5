import type { ApiClient } from '@lobby/api-client';
import { CODES, faq, type ResponseOf } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

const HOME: ResponseOf<typeof faq.home> = {
  name: 'Northfold',
  total: 2,
  categories: [],
  work_orders: false,
  top: [{ id: crypto.randomUUID(), slug: 'returns', locale: 'en-US', title: 'How returns work', summary: '' }],
  most_read: true,
};

/** A help centre with a home page. */
const helpCentre = {
  plugInto(client: ApiClient) {
    const rest = client.http.defaults.adapter as (config: object) => Promise<never>;
    client.http.defaults.adapter = async (config) => {
      const { pathname } = new URL(config.url ?? '', 'http://api.test');
      if (pathname !== faq.home.path) return rest(config);
      const bytes = new TextEncoder().encode(JSON.stringify({ code: CODES.success.code, msg: 'ok', data: HOME }));
      return { status: 200, statusText: '', headers: {}, config, data: bytes.buffer };
    };
  },
};

describe('the way into the FAQ under the greeting', () => {
  test('leads to an article by its name, and to all of them', async () => {
    const first = await renderChat({ plugs: [helpCentre] });
    const door = within(await screen.findByRole('region', { name: 'Answers' }));
    await first.user.click(door.getByRole('button', { name: 'How returns work' }));
    await waitFor(() => expect(first.app.places.history.location.pathname).toBe('/chat/demo/faq/returns'));
    const second = await renderChat({ plugs: [helpCentre], again: true });
    await second.user.click(await screen.findByRole('button', { name: /2/ }));
    await waitFor(() => expect(second.app.places.history.location.pathname).toBe('/chat/demo/faq'));
  });

  test('is not there where the help centre does not answer', async () => {
    await renderChat();
    await screen.findByText('Hi, I’m Nora.');
    expect(screen.queryByRole('button', { name: 'How returns work' })).toBeNull();
  });
});

describe('a button under an answer', () => {
  const offering = () => {
    const platform = new FakePlatform();
    const buttons = [
      { kind: 'url' as const, label: 'Sizes', target: 'https://example.com/sizes' },
      { kind: 'question' as const, label: 'Returns', target: 'How do I return it?' },
      { kind: 'handoff' as const, label: 'Ask a colleague', target: '' as const },
    ];
    platform.answer = (question) =>
      question === 'Which size?'
        ? { body: 'See the table.', sources: [{ entry_id: crypto.randomUUID(), title: 'Sizes', buttons }] }
        : undefined;
    return platform;
  };
  async function ask() {
    const view = await renderChat({ platform: offering() });
    await view.user.type(await screen.findByRole('textbox'), 'Which size?{Enter}');
    await screen.findByText('See the table.');
    return view;
  }

  test('with a web address opens it beside the chat, and tells the page nothing', async () => {
    await ask();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Sizes/ });
    expect([link.href, link.target, link.rel]).toEqual(['https://example.com/sizes', '_blank', 'noopener noreferrer']);
  });

  test('that calls a person asks for one, once', async () => {
    const { platform, user } = await ask();
    await user.click(await screen.findByRole('button', { name: 'Ask a colleague' }));
    await waitFor(() => expect(platform.standing.status).toBe('queued'));
    expect(platform.callsTo('handoff')).toHaveLength(1);
  });

  test('with a question asks it', async () => {
    const { platform, user } = await ask();
    await user.click(await screen.findByRole('button', { name: 'Returns' }));
    await waitFor(() => expect(platform.messages.map(({ body }) => body)).toContain('How do I return it?'));
  });
});
