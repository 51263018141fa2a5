import type { OauthProvider } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { keepAttempt } from '@lobby/session';
import { toast, useConfirm } from '@lobby/ui';
import { useRouter } from '@tanstack/react-router';
import { Unlink } from 'lucide-react';
import { createElement, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { useLeave } from '#/data/leave.ts';
import { beginConnecting, useUnlink } from '#/data/oauth.ts';

/** Connects by a sign-in at the provider, which comes back to this very place; disconnects after a question. */
export function useProviderSteps() {
  const t = useT('account');
  const api = useApi();
  const leave = useLeave();
  const router = useRouter();
  const errorText = useErrorText();
  const { confirm } = useConfirm();
  const { mutateAsync: unlink } = useUnlink();
  const [busy, setBusy] = useState<string>();

  const attempt = async (id: string, task: () => Promise<void>) => {
    setBusy(id);
    try {
      await task();
    } catch (error) {
      toast.error(errorText(error));
    }
    setBusy(undefined);
  };

  return {
    /** The provider that is being connected, or the id of what is being disconnected. */
    busy,
    connect: (provider: OauthProvider) =>
      attempt(provider, async () => {
        const { url, state } = await beginConnecting(api, provider);
        if (keepAttempt({ state, provider, next: router.state.location.href })) leave(url);
        else toast.error(t('providers.not_begun'));
      }),
    disconnect: async (id: string, provider: string) => {
      const answer = await confirm({
        title: t('providers.disconnect_title', { provider }),
        text: t('providers.disconnect_text', { provider }),
        icon: createElement(Unlink),
        tone: 'danger',
        confirmLabel: t('providers.disconnect'),
      });
      if (answer !== 'confirmed') return;
      await attempt(id, async () => {
        await unlink(id);
        toast.success(t('providers.disconnected', { provider }));
      });
    },
  };
}
