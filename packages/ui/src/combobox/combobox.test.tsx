import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import { MultiSelect } from './multi-select.tsx';

afterEach(cleanup);

const COUNTRIES = [
  { value: 'JP', label: '日本', keywords: 'Japan' },
  { value: 'HK', label: '香港', keywords: 'Hong Kong' },
  { value: 'ES', label: 'スペイン', keywords: 'Spain' },
] as const;
type Country = (typeof COUNTRIES)[number]['value'];

function Country({ onChange, first = null }: { onChange?: (value: Country | null) => void; first?: Country | null }) {
  const [value, setValue] = useState<Country | null>(first);
  return (
    <Combobox
      label="Country"
      options={COUNTRIES}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        onChange?.(chosen);
      }}
    />
  );
}

function Countries({ onSubmit }: { onSubmit?: () => void }) {
  const [value, setValue] = useState<Country[]>(['JP']);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <MultiSelect label="Countries" options={COUNTRIES} value={value} onChange={setValue} />
      <output>{value.join()}</output>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const chosen = () => screen.getByRole('status', { hidden: true }).textContent;
const shown = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('one of many', () => {
  test('typing finds an option by its label, its other name and the other kana', async () => {
    render(<Country />);
    for (const typed of ['すぺ', 'spain', 'スペ']) {
      await userEvent.clear(field());
      await userEvent.type(field(), typed);
      expect(shown()).toEqual(['スペイン']);
    }
  });

  test('the arrow keys and Enter choose, and the text becomes the label', async () => {
    const onChange = vi.fn<(value: Country | null) => void>();
    render(<Country onChange={onChange} />);
    await userEvent.type(field(), 'hong{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['HK']]);
    expect(field().value).toBe('香港');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  test('what matches nothing is said, and leaving puts back what was chosen', async () => {
    render(<Country first="JP" />);
    await userEvent.type(field(), '冥王星');
    expect(screen.getByText('Nothing matches')).toBeTruthy();
    await userEvent.tab();
    expect(field().value).toBe('日本');
  });

  test('deleting the whole text chooses nothing', async () => {
    const onChange = vi.fn<(value: Country | null) => void>();
    render(<Country first="JP" onChange={onChange} />);
    await userEvent.clear(field());
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  test('Esc closes the list and puts back what was chosen', async () => {
    render(<Country first="JP" />);
    await userEvent.type(field(), 'x');
    await userEvent.keyboard('{Escape}');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().value).toBe('日本');
  });

  test('an error describes the field and marks it wrong', () => {
    render(<Combobox label="Country" options={COUNTRIES} value={null} onChange={() => undefined} error="Choose a country." />);
    const below = (field().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(below).toContain('Choose a country.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  test('while an input method composes, the list stays and Enter chooses nothing', async () => {
    const onChange = vi.fn<(value: Country | null) => void>();
    render(<Country onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: /Show options/u }));
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'nihon' } });
    expect(shown()).toEqual(['日本', '香港', 'スペイン']);
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field());
    fireEvent.input(field(), { target: { value: '日' } });
    expect(shown()).toEqual(['日本']);
  });
});

describe('several of many', () => {
  test('each choice becomes a chip, the list stays open, and the text starts anew', async () => {
    render(<Countries />);
    await userEvent.type(field(), 'hong{ArrowDown}{Enter}');
    expect(chosen()).toBe('JP,HK');
    expect(field().value).toBe('');
    expect(screen.getAllByRole('row', { hidden: true }).map((chip) => chip.textContent)).toEqual(['日本', '香港']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  test('Backspace in the empty text takes the last chip back', async () => {
    render(<Countries />);
    await userEvent.type(field(), 'x{Backspace}');
    expect(chosen()).toBe('JP');
    await userEvent.keyboard('{Backspace}');
    expect(chosen()).toBe('');
  });

  test('a chip goes by its button, and by Delete on it', async () => {
    render(<Countries />);
    await userEvent.type(field(), 'hong{ArrowDown}{Enter}{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /Remove 日本/u }));
    expect(chosen()).toBe('HK');
    screen.getByRole('row').focus();
    await userEvent.keyboard('{Delete}');
    expect(chosen()).toBe('');
  });

  test('Enter on an option does not send the form', async () => {
    const onSubmit = vi.fn<() => void>();
    render(<Countries onSubmit={onSubmit} />);
    await userEvent.type(field(), 'hong{ArrowDown}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
