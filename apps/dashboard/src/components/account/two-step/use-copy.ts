import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';

/** Copies a text and says so. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const t = useT('account');
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.error(t('recovery.copy_failed'));
    }
  };
}
