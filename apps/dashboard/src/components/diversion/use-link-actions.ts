import type { DiversionAction, DiversionLink, DiversionStatus } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast, useConfirm } from '@lobby/ui';
import { useErrorText } from '#/components/use-error-text.ts';
import { useActOnLink } from '#/data/diversion-link.ts';

/** What can be done with a link as it stands, the most likely first. */
const ACTIONS: Readonly<Record<DiversionStatus, readonly DiversionAction[]>> = {
  draft: ['publish', 'archive'],
  active: ['pause', 'archive'],
  paused: ['resume', 'archive'],
  expired: ['pause', 'archive'],
  exhausted: ['pause', 'archive'],
  archived: ['restore'],
};

/** The steps that a link can take, each with its name and what takes it. Archiving asks first: printed codes stop working. */
export function useLinkActions({ id, name, status }: Pick<DiversionLink, 'id' | 'name' | 'status'>) {
  const t = useT('diversion');
  const errorText = useErrorText();
  const { confirm } = useConfirm();
  const { mutate, isPending } = useActOnLink();
  const act = async (action: DiversionAction) => {
    if (action === 'archive') {
      const answer = await confirm({
        title: t('archive_title', { name }),
        text: t('archive_text'),
        tone: 'danger',
        confirmLabel: t('action.archive'),
      });
      if (answer !== 'confirmed') return;
    }
    mutate(
      { id, action },
      { onSuccess: () => toast.success(t(`acted.${action}`, { name })), onError: (error) => toast.error(errorText(error)) },
    );
  };
  return {
    isPending,
    actions: ACTIONS[status].map((action) => ({ id: action, label: t(`action.${action}`), onAction: () => void act(action) })),
  };
}

/** Copies the short address, and says so. */
export function useCopyLink(): (url: string) => Promise<void> {
  const t = useT('diversion');
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('copied'), { description: url });
    } catch {
      toast.error(t('copy_failed'));
    }
  };
}
