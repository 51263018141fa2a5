import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function Code({ onComplete, resend }: { onComplete?: (code: string) => void; resend?: { availableAt: number; onResend: () => void } }) {
  const [value, setValue] = useState('');
  return <CodeField label="Code" value={value} onChange={setValue} onComplete={onComplete} resend={resend} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

test('takes digits only, and says once that it is complete', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  render(<Code onComplete={onComplete} />);
  await userEvent.type(field(), '4a8-2 9137');
  expect(field().value).toBe('482913');
  expect(onComplete.mock.calls).toEqual([['482913']]);
});

test.each([
  ['482913', '482913'],
  ['Your code: 482 913', '482913'],
  ['４８２９１３', '482913'],
  ['48', '48'],
])('pasting "%s" fills in %s', async (pasted, value) => {
  render(<Code />);
  await userEvent.click(field());
  await userEvent.paste(pasted);
  expect(field().value).toBe(value);
});

test('the browser may fill in the code from a message', () => {
  render(<Code />);
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().inputMode).toBe('numeric');
});

test('another code can be asked for once the time is over', () => {
  vi.useFakeTimers();
  const onResend = vi.fn<() => void>();
  render(<Code resend={{ availableAt: Date.now() + 42_000, onResend }} />);
  expect(screen.getByText('New code in 42 s')).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(41_000);
  });
  expect(screen.getByText('New code in 1 s')).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(onResend).toHaveBeenCalledTimes(1);
});
