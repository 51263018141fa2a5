import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Select } from './select.tsx';

afterEach(cleanup);

const OPTIONS = [
  { value: 'shop', label: 'Shop & delivery' },
  { value: 'returns', label: 'Returns' },
] as const;

function Category() {
  const [value, setValue] = useState<(typeof OPTIONS)[number]['value'] | null>(null);
  return <Select label="Category" options={OPTIONS} value={value} onChange={setValue} />;
}

test('shows what is chosen', async () => {
  render(<Category />);
  const trigger = screen.getByRole('button', { name: /Category/u });
  expect(trigger.textContent).toBe('Choose');
  await userEvent.click(trigger);
  await userEvent.click(await screen.findByRole('option', { name: 'Returns' }));
  expect(trigger.textContent).toBe('Returns');
});
