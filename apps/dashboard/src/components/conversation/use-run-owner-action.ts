import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useErrorText } from '#/components/use-error-text.ts';
import { useOwnerAction, type OwnerAction } from '#/data/conversation.ts';

/** Does what a button or a key asks, and says what became of it; a resolved conversation can be taken back at once. */
export function useRunOwnerAction() {
  const t = useT('session');
  const errorText = useErrorText();
  const { mutateAsync, isPending, variables } = useOwnerAction();
  // Said even where the menu that asked for it has closed by then.
  const run = ({ id, owner_epoch: epoch }: Pick<Conversation, 'id' | 'owner_epoch'>, action: OwnerAction) => {
    const reopen = { label: t('actions.reopen'), onAction: () => run({ id, owner_epoch: epoch }, 'reopen') };
    const back = action === 'resolve' || action === 'spam' ? { action: reopen } : {};
    void mutateAsync({ id, action, epoch }).then(
      () => toast.success(t(`done.${action}`), { id: `owner-${id}`, ...back }),
      (error: unknown) => toast.error(errorText(error), { id: `owner-${id}` }),
    );
  };
  return { run, running: isPending ? variables.action : undefined };
}
