import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useErrorText } from '#/components/use-error-text.ts';
import { useChangeContact } from '#/data/contact.ts';

/** Blocks a contact or lets them write again, and says what became of it. @param name how they are called */
export function useBlockContact(id: string, name: string): (blocked: boolean) => void {
  const t = useT('session');
  const errorText = useErrorText();
  const { mutate } = useChangeContact(id);
  return (blocked) =>
    mutate(
      { blocked },
      {
        onSuccess: () => toast.success(t(blocked ? 'contact.blocked_done' : 'contact.unblocked', { name })),
        onError: (error) => toast.error(errorText(error)),
      },
    );
}
