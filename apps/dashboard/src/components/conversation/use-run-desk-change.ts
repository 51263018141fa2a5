import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useErrorText } from '#/components/use-error-text.ts';
import { useDeskChange, type DeskChange } from '#/data/conversation.ts';

/** Hands over, puts off, sets priority or tags, and says what became of it. */
export function useRunDeskChange() {
  const t = useT('session');
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useDeskChange();
  // Said even where the menu or the dialog that asked for it has closed by then.
  const run = ({ id }: Pick<Conversation, 'id'>, change: DeskChange) =>
    void mutateAsync({ id, change }).then(
      () => (change.kind === 'update' ? undefined : toast.success(t(`done.${change.kind}`), { id: `owner-${id}` })),
      (error: unknown) => toast.error(errorText(error), { id: `owner-${id}` }),
    );
  return { run, isPending };
}
