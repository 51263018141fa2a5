import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeFaq } from '#/testing/fake-faq.ts';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

const card = (title: string, locale: 'en-US' | 'ja-JP' = 'en-US') => ({ id: crypto.randomUUID(), slug: 'a', title, summary: '', locale });

test('articles that fit what is typed to the bot stand under the thread, and go when it is sent', async () => {
  const faq = new FakeFaq([card('How a refund works'), card('Opening hours'), card('返金について', 'ja-JP')]);
  const { user } = await renderChat({ plugs: [faq] });
  const field = await screen.findByRole('textbox');
  await user.type(field, 'refund');
  const found = await screen.findByRole('region', { name: 'From the help center' });
  expect(
    within(found)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['How a refund works']);
  expect(faq.asked).toEqual([{ q: 'refund', locale: 'en-US' }]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'From the help center' })).toBeNull());
});

test('nothing is looked for while a person answers', async () => {
  const faq = new FakeFaq([card('How a refund works')]);
  const platform = new FakePlatform();
  platform.post({ author_kind: 'agent', author_name: 'Mina', body: 'Hello' });
  platform.standing = { ...platform.standing, status: 'open', agent_name: 'Mina' };
  const { user } = await renderChat({ platform, plugs: [faq] });
  await screen.findByText('Hello');
  await user.type(await screen.findByRole('textbox'), 'refund');
  // As long as it takes where the bot answers, and more.
  const isAsked = await waitFor(() => expect(faq.asked).not.toEqual([]), { timeout: 900 }).then(
    () => true,
    () => false,
  );
  expect(isAsked).toBe(false);
});
