import { useFormats, useT } from '@lobby/i18n';
import { sessionSlice, siteMap, type RenewalReason } from '@lobby/session';
import { RenewalDialog } from '@lobby/ui';
import { useNavigate } from '@tanstack/react-router';
import { renewalSlice } from '#/state/renewal-slice.ts';
import { useMay } from '#/components/use-may.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';

/**
 * The renewal dialog (§2). Renewing goes to the cost centre, with the reason as its `currentType`; whoever may not see what is paid
 * reads who renews instead.
 */
export function Renewal() {
  const t = useT('common');
  const formats = useFormats();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const reason = useAppSelector((state) => state.renewal.reason);
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  const mayPay = useMay()('billing.view');
  if (!reason || !subscription) return null;
  const { amount, currency } = subscription;

  const close = () => dispatch(renewalSlice.actions.renewalClosed());
  const renew = (currentType: RenewalReason) => {
    close();
    void navigate({ to: siteMap['dashboard-cost-center'].path, search: { currentType } });
  };
  return (
    <RenewalDialog
      reason={reason}
      planName={subscription.name}
      fee={mayPay && amount !== null && currency !== null ? `${formats.money(amount, currency)} ${currency}` : undefined}
      endTime={subscription.end_time}
      onKnow={close}
      onRenew={mayPay ? renew : undefined}
      texts={{
        title: t('renewal.title'),
        know: t('renewal.know'),
        renew: t('renewal.renew'),
        plan: t('renewal.plan'),
        fee: t('renewal.fee'),
        endTime: t('renewal.end_time'),
        text: {
          expired: t(mayPay ? 'renewal.text.expired' : 'renewal.others.expired'),
          free: t(mayPay ? 'renewal.text.free' : 'renewal.others.free'),
          deadline: t(mayPay ? 'renewal.text.deadline' : 'renewal.others.deadline'),
        },
      }}
    />
  );
}
