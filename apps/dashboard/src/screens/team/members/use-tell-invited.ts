import type { invites, ResponseOf } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';

type Answer = Pick<ResponseOf<typeof invites.create>, 'invited' | 'skipped'>;

/** Says how many were invited, and who was not because there is no need. */
export function useTellInvited(): (answer: Answer) => void {
  const t = useT('team');
  return ({ invited, skipped }) => {
    const left = skipped.map(({ email, reason }) => t(reason === 'member' ? 'invites.is_member' : 'invites.is_pending', { email }));
    const description = left.length > 0 ? { description: left.join('\n') } : {};
    if (invited.length > 0) toast.success(t('invites.sent', { count: invited.length }), description);
    else toast.info(t('invites.nobody_new'), description);
  };
}
