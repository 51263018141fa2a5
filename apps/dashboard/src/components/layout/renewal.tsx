import { useFormats, useT } from '@lobby/i18n';
import { sessionSlice, siteMap, type RenewalReason } from '@lobby/session';
import { RenewalDialog } from '@lobby/ui';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { SUPPORT_CHAT } from '#/components/support-chat.ts';
import { renewalSlice } from '#/state/renewal-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';

const COST_CENTER: string = siteMap['dashboard-cost-center'].path;

/** The renewal dialog (§2). Renewing goes to the cost centre; where none is served, to the people who can renew. */
export function Renewal() {
  const t = useT('dashboard');
  const common = useT('common');
  const formats = useFormats();
  const navigate = useNavigate();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const reason = useAppSelector((state) => state.renewal.reason);
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  if (!reason || !subscription) return null;

  const selfService = Object.hasOwn(router.routesByPath, COST_CENTER);
  const close = () => dispatch(renewalSlice.actions.renewalClosed());
  const renew = (currentType: RenewalReason) => {
    close();
    if (selfService) void navigate({ to: COST_CENTER, search: { currentType } as never });
    else window.open(SUPPORT_CHAT, '_blank', 'noopener');
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
        title: common('renewal.title'),
        know: common('renewal.know'),
        renew: selfService ? common('renewal.renew') : t('plan.ask_us'),
        plan: common('renewal.plan'),
        fee: common('renewal.fee'),
        endTime: common('renewal.end_time'),
        text: {
          expired: common('renewal.text.expired'),
          free: common('renewal.text.free'),
          deadline: common('renewal.text.deadline'),
        },
      }}
    />
  );
}
