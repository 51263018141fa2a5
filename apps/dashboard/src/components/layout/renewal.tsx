import { useFormats, useT } from '@lobby/i18n';
import { sessionSlice, siteMap, type RenewalReason } from '@lobby/session';
import { RenewalDialog } from '@lobby/ui';
import { useNavigate } from '@tanstack/react-router';
import { renewalSlice } from '#/state/renewal-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';

/** The renewal dialog (§2). Renewing goes to the cost centre, with the reason as its `currentType`. */
export function Renewal() {
  const t = useT('common');
  const formats = useFormats();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const reason = useAppSelector((state) => state.renewal.reason);
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  if (!reason || !subscription) return null;

  const close = () => dispatch(renewalSlice.actions.renewalClosed());
  const renew = (currentType: RenewalReason) => {
    close();
    void navigate({ to: siteMap['dashboard-cost-center'].path, search: { currentType } });
  };
  return (
    <RenewalDialog
      reason={reason}
      planName={subscription.name}
      fee={`${formats.money(subscription.amount, subscription.currency)} ${subscription.currency}`}
      endTime={subscription.end_time}
      onKnow={close}
      onRenew={renew}
      texts={{
        title: t('renewal.title'),
        know: t('renewal.know'),
        renew: t('renewal.renew'),
        plan: t('renewal.plan'),
        fee: t('renewal.fee'),
        endTime: t('renewal.end_time'),
        text: {
          expired: t('renewal.text.expired'),
          free: t('renewal.text.free'),
          deadline: t('renewal.text.deadline'),
        },
      }}
    />
  );
}
