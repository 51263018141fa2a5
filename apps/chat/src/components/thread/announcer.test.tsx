import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

/** Lets the code come that speaks. */
const code = vi.hoisted(() => ({ comes: Promise.withResolvers<void>() }));
vi.mock('#/components/thread/announcer.tsx', async (original) => {
  await code.comes.promise;
  return original();
});

/** What a screen reader is given, in the order in which it is. */
function listen() {
  const region = document.querySelector('[aria-live="polite"].sr-only') as HTMLElement;
  const given: (string | null)[] = [];
  const note = () => {
    if (region.textContent !== '' && region.textContent !== null) given.push(region.textContent);
  };
  new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
  return { given, region };
}

describe('what arrives', () => {
  test('before the code is there that speaks is spoken once it is, each once and in order, and what follows as it comes', async () => {
    const platform = new FakePlatform();
    platform.post({ author_kind: 'agent', author_name: 'Candy', body: 'From before' });
    const { live } = await renderChat({ platform });
    await screen.findByText('From before');
    await act(async () => live.connect());
    const { given, region } = listen();
    const arrive = async (body: string) => {
      await act(async () => void platform.post({ author_kind: 'agent', author_name: 'Candy', body }));
      await screen.findByText(body);
    };
    await arrive('It fits.');
    await arrive('Under the seat, too.');
    expect(region.textContent).toBe('');
    await act(async () => code.comes.resolve());
    await waitFor(() => expect(region.textContent).toBe('Candy: It fits. Candy: Under the seat, too.'));
    await arrive('Anything else?');
    await waitFor(() => expect(region.textContent).toBe('Candy: Anything else?'));
    expect(given).toEqual(['Candy: It fits. Candy: Under the seat, too.', 'Candy: Anything else?']);
  });

  test('with the same words as before is spoken again', async () => {
    const platform = new FakePlatform();
    const { live } = await renderChat({ platform });
    await screen.findByText('Hi, I’m Nora.');
    await act(async () => live.connect());
    await vi.dynamicImportSettled();
    const { given } = listen();
    const arrive = () => act(async () => void platform.post({ author_kind: 'agent', author_name: 'Candy', body: 'Yes' }));
    await arrive();
    await waitFor(() => expect(given).toEqual(['Candy: Yes']));
    await arrive();
    await waitFor(() => expect(given).toEqual(['Candy: Yes', 'Candy: Yes']));
  });
});
