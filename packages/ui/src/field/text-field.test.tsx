import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

test('a field is named by its label and described by its error', () => {
  render(<TextField label="E-mail" description="We write to it once." error="Write an address like name@example.com." />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  const below = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(below?.textContent).toBe('Write an address like name@example.com.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('without an error the description describes it', () => {
  render(<TextField label="E-mail" description="We write to it once." />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('We write to it once.');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});
