import { lazy, Suspense } from 'react';

/** Why the dialog is shown (§2, §4); also the `currentType` that renewing takes along. */
export type RenewalReason = 'expired' | 'free' | 'deadline';

/** The texts of the dialog, in the language of the page. */
export interface RenewalTexts {
  title: string;
  know: string;
  renew: string;
  plan: string;
  fee: string;
  endTime: string;
  text: Readonly<Record<RenewalReason, string>>;
}

export interface RenewalDialogProps {
  /** Shown while there is a reason. */
  reason: RenewalReason | undefined;
  planName: string;
  /** Amount and currency, formatted: `￥9,800 JPY`; left out for whoever may not see it. */
  fee?: string | undefined;
  /** Epoch ms. */
  endTime: number;
  texts: RenewalTexts;
  /** The "know" button, Esc, the cross. */
  onKnow: () => void;
  /** The "renew" button; the app goes to the cost center with `currentType` set to the reason. Without it there is no such button. */
  onRenew?: ((reason: RenewalReason) => void) | undefined;
}

const RenewalView = lazy(() => import('./renewal-view.tsx').then((module) => ({ default: module.RenewalView })));

/**
 * The renewal dialog (§2): what plan it is, what it costs, when it ends, and a text that depends on the reason. Its code loads with
 * the first reason.
 */
export function RenewalDialog({ reason, ...props }: RenewalDialogProps) {
  return <Suspense fallback={null}>{reason === undefined ? null : <RenewalView {...props} reason={reason} />}</Suspense>;
}
