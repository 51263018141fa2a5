import type { Invite } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Chip, confirm, IconButton, Panel, toast } from '@lobby/ui';
import { Link2, Send, Trash2 } from 'lucide-react';
import { useRoleWords } from '#/components/team/use-role-words.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useResendInvite, useRevokeInvite } from '#/data/invite.ts';

/** Who was invited and has not come yet. */
export function PendingInvites({ items }: { items: readonly Invite[] }) {
  const t = useT('team');
  if (items.length === 0) return null;
  return (
    <Panel title={t('invites.pending')}>
      <ul className="-my-2 divide-y divide-separator">
        {items.map((invite) => (
          <li key={invite.id} className="flex items-center gap-3 py-2.5">
            <PendingInvite invite={invite} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function PendingInvite({ invite: { id, email, role, teams, state, invited_by: by, expires_at: until, link } }: { invite: Invite }) {
  const t = useT('team');
  const formats = useFormats();
  const roleWords = useRoleWords();
  const { copy, resend, revoke } = useInviteSteps(id, email);
  const facts = [roleWords(role), ...teams.map(({ name }) => name), t('invites.by', { name: by })];
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="truncate">{email}</span>
          {state === 'expired' ? <Chip tone="warning">{t('invites.expired')}</Chip> : null}
        </span>
        <span className="block text-xs text-muted">
          {facts.join(' · ')}
          {state === 'pending' ? ` · ${t('invites.until', { date: formats.date(until) })}` : ''}
        </span>
      </span>
      <span className="flex shrink-0">
        {state === 'pending' ? (
          <IconButton label={t('invites.copy', { email })} icon={<Link2 size={16} />} onClick={() => void copy(link)} />
        ) : null}
        <IconButton label={t('invites.resend', { email })} icon={<Send size={16} />} onClick={resend} />
        <IconButton label={t('invites.revoke', { email })} icon={<Trash2 size={16} />} onClick={() => void revoke()} />
      </span>
    </>
  );
}

function useInviteSteps(id: string, email: string) {
  const t = useT('team');
  const common = useT('common');
  const errorText = useErrorText();
  const { mutate: resend } = useResendInvite();
  const { mutate: revoke } = useRevokeInvite();
  const onError = (error: unknown) => void toast.error(errorText(error));
  return {
    copy: async (link: string) => {
      try {
        await navigator.clipboard.writeText(link);
        toast.success(t('invites.copied'), { description: t('invites.copied_text') });
      } catch {
        toast.error(t('invites.copy_failed'));
      }
    },
    resend: () => resend(id, { onSuccess: () => toast.success(t('invites.resent', { email })), onError }),
    revoke: async () => {
      const answer = await confirm({
        title: t('invites.revoke_title', { email }),
        text: t('invites.revoke_text'),
        confirmLabel: t('invites.revoke_action'),
        cancelLabel: common('actions.cancel'),
        tone: 'danger',
      });
      if (answer === 'confirmed') revoke(id, { onError });
    },
  };
}
