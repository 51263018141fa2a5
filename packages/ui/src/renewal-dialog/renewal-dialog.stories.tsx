import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '#/button/button.tsx';
import { RenewalDialog, type RenewalReason } from './renewal-dialog.tsx';

const TEXTS = {
  title: 'Renew your plan',
  know: 'Got it',
  renew: 'Renew',
  plan: 'Plan',
  fee: 'Fee',
  endTime: 'Ends at',
  text: {
    expired: 'Your plan has ended. Renew it to open every screen again.',
    free: 'Your free trial has ended. Choose a paid plan to go on where you stopped.',
    deadline: 'Your plan ends soon. Renew now, and the new period is added to its end.',
  },
};

function Renewal({ first }: { first: RenewalReason }) {
  const [reason, setReason] = useState<RenewalReason | undefined>(first);
  const close = () => setReason(undefined);
  return (
    <div className="min-h-[480px]">
      <Button onClick={() => setReason(first)}>Open</Button>
      <RenewalDialog
        reason={reason}
        planName="Pro"
        fee="￥9,800 JPY"
        endTime={new Date(2026, 10, 30, 23, 59, 59).getTime()}
        texts={TEXTS}
        onKnow={close}
        onRenew={close}
      />
    </div>
  );
}

const meta: Meta<typeof Renewal> = { title: 'ui/RenewalDialog', component: Renewal };
export default meta;

export const Deadline: StoryObj<typeof Renewal> = { args: { first: 'deadline' } };
export const Expired: StoryObj<typeof Renewal> = { args: { first: 'expired' } };
export const Free: StoryObj<typeof Renewal> = { args: { first: 'free' } };
