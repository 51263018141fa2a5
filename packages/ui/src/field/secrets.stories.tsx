import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { expectVisibleFocus } from '#/stories/shows-focus.ts';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';

/** Until a new code may be asked for, in ms: longer than a story is looked at, and a figure of as many digits in each. */
const WAIT_MS = 42_000;

function States({ s }: Spoken) {
  const [availableAt] = useState(() => Date.now() + WAIT_MS);
  const nothing = () => undefined;
  return (
    <div className="grid w-[880px] max-w-full gap-6 sm:grid-cols-2">
      <CodeField label={s.code} value="" onChange={nothing} description={s.codeHint} resend={{ availableAt, onResend: nothing }} />
      <CodeField label={s.code} value="482" onChange={nothing} resend={{ availableAt: 0, onResend: nothing }} />
      <CodeField label={s.code} value="482913" onChange={nothing} error={s.codeError} resend={{ availableAt: 0, onResend: nothing }} />
      <CodeField label={s.code} value="482913" onChange={nothing} disabled resend={{ availableAt: 0, onResend: nothing, pending: true }} />
      <PasswordField label={s.password} />
      <PasswordField label={s.password} defaultValue="kumo2026" aside={<a href="#forgot">{s.forgot}</a>} />
      <PasswordField label={s.password} error={s.required} />
      <PasswordField label={s.password} defaultValue="kumo2026" disabled />
      <PasswordField label={s.password} rule />
      <PasswordField label={s.password} rule defaultValue="kumo-hiking" />
      <PasswordField label={s.password} rule defaultValue="kumo2026" />
      <PasswordField label={s.password} rule error={s.required} />
    </div>
  );
}

function SignIn({ s }: Spoken) {
  const [code, setCode] = useState('');
  const [sent, setSent] = useState('');
  return (
    <form
      className="flex w-[400px] max-w-full flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setSent('form');
      }}
    >
      <CodeField label={s.code} value={code} onChange={setCode} onComplete={setSent} />
      <PasswordField label={s.password} />
      <output data-testid="sent">{sent}</output>
    </form>
  );
}

const meta: Meta = { title: 'ui/Code and password', render: inFour(States) };
export default meta;

export const Public: StoryObj = { parameters: { density: 'public' } };
export const Dashboard: StoryObj = { parameters: { density: 'dashboard' } };

/** Full-width digits of an input method count; pasting fills every cell; the password can be shown by keyboard. */
export const ByKeyboard: StoryObj = {
  render: inFour(SignIn),
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox');
    await userEvent.tab();
    // The input lies over its cells; the current one carries the ring.
    await expect(code).toHaveFocus();
    await expect(code.parentElement?.querySelector('[class*="ring-3"]')).toBeVisible();
    await fireEvent.change(code, { target: { value: '４８２' } });
    await expect(code).toHaveValue('482');
    await userEvent.paste('482 913');
    await expect(canvas.getByTestId('sent')).toHaveTextContent('482913');
    await userEvent.tab();
    await userEvent.keyboard('kumo2026{Tab}');
    const show = canvas.getByRole('button');
    await expectVisibleFocus(show);
    await userEvent.keyboard(' ');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
  },
};
