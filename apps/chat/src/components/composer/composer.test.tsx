import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderChat } from '#/testing/render-chat.tsx';

afterEach(() => vi.restoreAllMocks());

test('the field names whom one writes to as soon as there is room for it, and no longer than that', async () => {
  const media = vi.spyOn(globalThis, 'matchMedia');
  const becomes = (isNarrow: boolean) => {
    media.mockReturnValue({ matches: isNarrow } as MediaQueryList);
    fireEvent(window, new Event('resize'));
  };
  const says = (hint: string) =>
    waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message Northfold' }).placeholder).toBe(hint));
  becomes(true);
  await renderChat();
  await says('Write a message');
  becomes(false);
  await says('Message Northfold');
  becomes(true);
  await says('Write a message');
});
