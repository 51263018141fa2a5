import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';

/** Copies a text and says so. */
export function useCopyText(): (text: string) => Promise<void> {
  const t = useT('access');
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('keys.copied'));
    } catch {
      toast.error(t('keys.copy_failed'));
    }
  };
}
