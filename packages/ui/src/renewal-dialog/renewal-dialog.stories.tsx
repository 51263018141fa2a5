import type { Locale } from '@lobby/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '#/button/button.tsx';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { RenewalDialog, type RenewalReason, type RenewalTexts } from './renewal-dialog.tsx';

const TEXTS: Readonly<Record<Locale, RenewalTexts>> = {
  'en-US': {
    title: 'Renew your plan',
    know: 'Got it',
    renew: 'Renew',
    plan: 'Plan',
    fee: 'Fee',
    endTime: 'End date',
    text: {
      expired: 'Your plan has ended. Renew it to open every screen again.',
      free: 'Your free trial has ended. Choose a paid plan to go on where you stopped.',
      deadline: 'Your plan ends soon. Renew now, and the new period is added to its end.',
    },
  },
  'zh-CN': {
    title: '续订套餐',
    know: '知道了',
    renew: '续订',
    plan: '套餐',
    fee: '费用',
    endTime: '到期时间',
    text: {
      expired: '套餐已到期。续订后即可重新打开所有页面。',
      free: '免费试用已结束。选择付费套餐，从停下的地方继续。',
      deadline: '套餐即将到期。现在续订，新周期会接在后面。',
    },
  },
  'zh-HK': {
    title: '續訂計劃',
    know: '知道了',
    renew: '續訂',
    plan: '計劃',
    fee: '費用',
    endTime: '到期時間',
    text: {
      expired: '計劃已到期。續訂後即可再次開啟所有頁面。',
      free: '免費試用已結束。選擇收費計劃，由停下的地方繼續。',
      deadline: '計劃即將到期。現在續訂，新一期會接續其後。',
    },
  },
  'ja-JP': {
    title: 'プランを更新',
    know: 'わかりました',
    renew: '更新する',
    plan: 'プラン',
    fee: '料金',
    endTime: '終了日時',
    text: {
      expired: 'プランが終了しました。更新すると、すべての画面をまた開けます。',
      free: '無料期間が終了しました。有料プランを選ぶと、続きから使えます。',
      deadline: 'プランがまもなく終了します。今更新すると、新しい期間は終了日のあとに続きます。',
    },
  },
};

function Renewal({ s, first }: Spoken & Renewal) {
  const [reason, setReason] = useState<RenewalReason | undefined>(first);
  const close = () => setReason(undefined);
  return (
    <div className="min-h-[480px]">
      <Button onClick={() => setReason(first)}>{s.open}</Button>
      <RenewalDialog
        reason={reason}
        planName="Pro"
        fee="￥9,800 JPY"
        endTime={new Date(2026, 10, 30, 23, 59, 59).getTime()}
        texts={TEXTS[s.lang]}
        onKnow={close}
        onRenew={close}
      />
    </div>
  );
}

type Renewal = { first: RenewalReason };
const meta: Meta<Renewal> = { title: 'ui/RenewalDialog', render: inFour(Renewal) };
export default meta;

export const Deadline: StoryObj<Renewal> = { args: { first: 'deadline' } };
export const Expired: StoryObj<Renewal> = { args: { first: 'expired' } };
export const Free: StoryObj<Renewal> = { args: { first: 'free' } };

/** "Renew" goes there, Esc counts as "know". */
export const ByKeyboard: StoryObj<Renewal> = {
  args: { first: 'deadline' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await within(document.body).findByRole('dialog');
    await expect(dialog.getBoundingClientRect().width).toBe(380);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button'));
  },
};
