import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RenewalDialog, type RenewalReason } from './renewal-dialog.tsx';
import { RENEWAL_DIALOG_WIDTH_PX } from './renewal-view.tsx';

afterEach(cleanup);

const TEXTS = {
  title: 'Renew your plan',
  know: 'Got it',
  renew: 'Renew',
  plan: 'Plan',
  fee: 'Fee',
  endTime: 'End date',
  text: { expired: 'Your plan has ended.', free: 'Your free trial has ended.', deadline: 'Your plan ends soon.' },
};

function open(reason: RenewalReason | undefined) {
  const onKnow = vi.fn<() => void>();
  const onRenew = vi.fn<(reason: RenewalReason) => void>();
  render(
    <RenewalDialog
      reason={reason}
      planName="Pro"
      fee="￥9,800 JPY"
      endTime={new Date(2026, 10, 30, 23, 59, 59).getTime()}
      texts={TEXTS}
      onKnow={onKnow}
      onRenew={onRenew}
    />,
  );
  return { onKnow, onRenew };
}

test.each([
  ['expired', 'Your plan has ended.'],
  ['free', 'Your free trial has ended.'],
  ['deadline', 'Your plan ends soon.'],
] as const)('the reason %s has its own text, and goes along with renewing (§2)', async (reason, text) => {
  const { onRenew } = open(reason);
  expect(await screen.findByText(text)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Renew' }));
  expect(onRenew.mock.calls).toEqual([[reason]]);
});

test('shows plan, fee and end time, 380 px wide (§2)', async () => {
  open('expired');
  const dialog = await screen.findByRole('dialog', { name: 'Renew your plan' });
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Pro', '￥9,800 JPY', '2026-11-30 23:59:59']);
  expect(dialog.style.width).toBe('380px');
  expect(RENEWAL_DIALOG_WIDTH_PX).toBe(380);
});

test('"know" and Esc close it (§2)', async () => {
  const { onKnow } = open('expired');
  await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  await userEvent.keyboard('{Escape}');
  expect(onKnow).toHaveBeenCalledTimes(2);
});

test('without a reason there is no dialog', () => {
  open(undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
});
