import type { Locale } from '@lobby/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageMenu } from './language-menu.tsx';

afterEach(cleanup);

const trigger = () => screen.getByRole('button', { name: 'Language: 简体中文' });

function start() {
  const onChoose = vi.fn<(locale: Locale) => void>();
  render(
    <>
      <LanguageMenu locale="zh-CN" onChoose={onChoose} />
      <p>Outside</p>
    </>,
  );
  return onChoose;
}

test('each language is written in its own glyphs, with a check on the current one', async () => {
  start();
  await userEvent.click(trigger());
  const rows = screen.getAllByRole('menuitemradio');
  expect(rows.map((row) => [row.textContent, row.lang, row.getAttribute('aria-checked')])).toEqual([
    ['English', 'en-US', 'false'],
    ['简体中文', 'zh-CN', 'true'],
    ['繁體中文（香港）', 'zh-HK', 'false'],
    ['日本語', 'ja-JP', 'false'],
  ]);
  expect(document.activeElement).toBe(rows[1]);
});

test('the keyboard opens, moves, chooses, and comes back to the button', async () => {
  const onChoose = start();
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('日本語');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('English');
  await userEvent.keyboard('{End}{Enter}');
  expect(onChoose.mock.calls).toEqual([['ja-JP']]);
  expect(document.activeElement).toBe(trigger());
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Esc and a click outside close it and choose nothing', async () => {
  const onChoose = start();
  await userEvent.click(trigger());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
  await userEvent.click(trigger());
  await userEvent.click(screen.getByText('Outside'));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});

test('choosing the current language changes nothing', async () => {
  const onChoose = start();
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('menuitemradio', { checked: true }));
  expect(onChoose).not.toHaveBeenCalled();
});
