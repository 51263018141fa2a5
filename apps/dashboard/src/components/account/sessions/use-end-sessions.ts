import type { SignIn } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast, useConfirm } from '@lobby/ui';
import { LogOut } from 'lucide-react';
import { createElement } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useRevokeSession } from '#/data/user.ts';
import { useDeviceName } from './use-device-name.ts';

/** Places named in the question; the rest are counted. */
const NAMED = 4;

/** Signs out elsewhere: one place at once, all of them after a question that names them. */
export function useEndSessions() {
  const t = useT('account');
  const errorText = useErrorText();
  const deviceName = useDeviceName();
  const { confirm } = useConfirm();
  const { mutateAsync: revoke, isPending, variables } = useRevokeSession();

  const end = async (id: string | undefined, done: (ended: number) => string) => {
    try {
      toast.success(done(await revoke(id)));
    } catch (error) {
      toast.error(errorText(error));
    }
  };

  return {
    /** The session that is being ended, or `others`. */
    ending: isPending ? (variables ?? 'others') : undefined,
    endOne: (id: string, name: string) => end(id, () => t('sessions.ended', { device: name })),
    endOthers: async (others: readonly SignIn[]) => {
      const rest = others.length - NAMED;
      const named = others.slice(0, NAMED).map((session) => ({ id: session.id, title: deviceName(session), note: session.ip }));
      const answer = await confirm({
        title: t('sessions.others_title'),
        text: t('sessions.others_text', { count: others.length }),
        icon: createElement(LogOut),
        tone: 'danger',
        items: rest > 0 ? [...named, { id: 'rest', title: t('sessions.others_more', { count: rest }) }] : named,
        confirmLabel: t('sessions.end_others'),
      });
      if (answer === 'confirmed') await end(undefined, (ended) => t('sessions.others_ended', { count: ended }));
    },
  };
}
