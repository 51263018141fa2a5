import type { Locale } from '@lobby/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { expectVisibleFocus } from '#/stories/shows-focus.ts';
import { LanguageMenu } from './language-menu.tsx';

function Languages() {
  const [locale, setLocale] = useState<Locale>('en-US');
  return (
    <div className="flex min-h-64 justify-end">
      <LanguageMenu locale={locale} onChoose={setLocale} />
      <output data-testid="locale">{locale}</output>
    </div>
  );
}

const meta: Meta = { title: 'ui/LanguageMenu', component: Languages };
export default meta;

export const Public: StoryObj = { parameters: { density: 'public' } };
export const Dashboard: StoryObj = { parameters: { density: 'dashboard' } };

/** Opens and chooses by keyboard; Esc closes it and gives the focus back. */
export const ByKeyboard: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expectVisibleFocus(button);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(canvas.getByTestId('locale')).toHaveTextContent('ja-JP'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  },
};
