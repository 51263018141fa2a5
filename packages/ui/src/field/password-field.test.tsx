import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const lines = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((line) => (line.textContent.endsWith('not met') ? 'not met' : 'met'));

test('shows and hides what is typed', async () => {
  render(<PasswordField label="Password" />);
  expect(field().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field().type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field().type).toBe('password');
});

test.each([
  ['a', ['not met', 'met', 'not met']],
  ['abcdef', ['met', 'met', 'not met']],
  ['123456', ['met', 'not met', 'met']],
  ['abc 12', ['not met', 'met', 'met']],
  ['abc123', ['met', 'met', 'met']],
  ['a1'.repeat(10), ['not met', 'met', 'met']],
])('marks the three lines of the rule for "%s" while it is typed (§5)', async (password, marks) => {
  render(<PasswordField label="Password" rule />);
  await userEvent.type(field(), password);
  expect(lines()).toEqual(marks);
});

test('is not called wrong before it is left', async () => {
  render(<PasswordField label="Password" rule />);
  await userEvent.type(field(), 'abcdef');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field(), '1');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('its rule describes it, and a form library hears of it', async () => {
  const onChange = vi.fn<() => void>();
  const onBlur = vi.fn<() => void>();
  render(<PasswordField label="Password" rule name="password" onChange={onChange} onBlur={onBlur} />);
  expect(field().getAttribute('aria-describedby')).toContain(screen.getByRole('list').id);
  await userEvent.type(field(), 'a');
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('an error of the form is shown where there is no rule', () => {
  render(<PasswordField label="Password" error="Fill this in." />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Fill this in.')).toBeTruthy();
});
