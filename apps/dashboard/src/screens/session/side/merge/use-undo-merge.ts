import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useErrorText } from '#/components/use-error-text.ts';
import { useUnmergeContact } from '#/data/contact.ts';

/** Undoes a merge, and says how it went. */
export function useUndoMerge(contactId: string) {
  const t = useT('desk');
  const errorText = useErrorText();
  const { mutateAsync, isPending, variables } = useUnmergeContact(contactId);
  const undo = (fromId: string) =>
    mutateAsync(fromId).then(
      () => {
        toast.success(t('unmerge.done'));
        return true;
      },
      (error: unknown) => {
        toast.error(errorText(error));
        return false;
      },
    );
  return { undo, undoing: isPending ? variables : undefined };
}
