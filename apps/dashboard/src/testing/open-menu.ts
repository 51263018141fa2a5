import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Opens the menu behind a button whose code is fetched when somebody comes near; `at` chooses among several of one name. */
export async function openMenu(user: UserEvent, name: string | RegExp, at = 0): Promise<void> {
  const button = () => {
    const found = screen.getAllByRole('button', { name })[at];
    if (!found) throw new Error(`There is no button ${String(name)} at ${at}`);
    return found;
  };
  await screen.findAllByRole('button', { name });
  await user.hover(button());
  // Coming near exchanges the stand-in for the menu, which knows whether it is open.
  await waitFor(() => expect(button().hasAttribute('aria-expanded')).toBe(true));
  await user.click(button());
}
