import { I18nProvider } from '@lobby/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openStorage } from '#/state/browser-storage.ts';
import { openI18n } from './i18n.ts';
import type { Places } from './places.tsx';
import { ShownPlace } from './shown-place.tsx';

afterEach(cleanup);

test('a screen that breaks says so, and offers to load the page again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const i18n = openI18n(openStorage().local);
  await i18n.ready;
  const Broken = () => {
    throw new Error('broken');
  };
  const places: Places = {
    history: createMemoryHistory(),
    navigate: () => undefined,
    get: () => <Broken />,
    subscribe: () => () => undefined,
    close: () => undefined,
  };
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <ShownPlace places={places} />
      </I18nProvider>,
    ),
  );
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
