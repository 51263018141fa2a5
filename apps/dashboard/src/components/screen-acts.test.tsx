import { analysis } from '@lobby/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { someFigures } from '#/testing/facts.ts';
import { openMenu } from '#/testing/open-menu.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

afterEach(() => void vi.restoreAllMocks());

function phone() {
  const usual = globalThis.matchMedia.bind(globalThis);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query === '(width < 40rem)'
      ? ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined } as unknown as MediaQueryList)
      : usual(query),
  );
}

const open = () => renderScreen({ path: '/dashboard/overview', answers: (api) => api.answer(analysis.overview, someFigures()) });

test('what a screen does stands in words where there is room, and on phones as icons with a menu', async () => {
  await open();
  expect((await screen.findByRole('link', { name: 'Open chat' })).textContent).toBe('Open chat');
  expect(screen.getByRole('button', { name: 'Copy chat link' }).textContent).toBe('Copy chat link');
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  cleanup();
  phone();
  const { user } = await open();
  const main = await screen.findByRole('button', { name: 'See who’s waiting' });
  expect(main.textContent).toBe('');
  expect(screen.queryByRole('button', { name: 'Copy chat link' })).toBeNull();
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  await openMenu(user, 'More actions');
  await user.click(await screen.findByRole('menuitem', { name: 'Open chat' }));
  await waitFor(() => expect(opened.mock.calls[0]?.[0]).toContain('/chat/'));
});
