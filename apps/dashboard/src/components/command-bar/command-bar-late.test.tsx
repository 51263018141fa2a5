import { conversations, corpus } from '@lobby/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#/testing/render-screen.tsx';

const late = vi.hoisted((): { arrive: () => void } => ({ arrive: () => undefined }));
const wait = () => new Promise<void>((resolve) => (late.arrive = resolve));

vi.mock('./command-menu.tsx', async (original) => {
  await wait();
  return original();
});

test('what is typed while the bar is on its way lands in it, and nothing behind it hears', async () => {
  const heard = vi.fn<(key: string) => void>();
  const { user } = await renderScreen({
    path: '/dashboard/overview',
    answers: (api) => {
      api.answer(conversations.list, { items: [], next_cursor: null, counts: null, total: 0 });
      api.answer(corpus.list, { items: [], total: 0, counts: { draft: 0, in_review: 0, published: 0, archived: 0 } });
    },
  });
  await screen.findByRole('navigation', { name: 'Navigation' });
  const button = screen.getByRole('button', { name: /^Search or jump to/ });
  button.focus();
  document.body.addEventListener('keydown', (event) => event.target === document.body && heard(event.key));
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('ai co');
  expect(screen.queryByRole('combobox')).toBeNull();
  await act(async () => late.arrive());
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  expect(field.value).toBe('ai co');
  expect(document.activeElement).toBe(field);
  await user.keyboard('rp');
  expect(field.value).toBe('ai corp');
  expect(heard).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});
