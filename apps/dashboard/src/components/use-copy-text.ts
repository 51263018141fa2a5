import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';

/** Copies a text and says so. @param failed what is said where the browser does not let it */
export function useCopyText(failed: string): (text: string) => Promise<void> {
  const common = useT('common');
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(common('toasts.copied'));
    } catch {
      toast.error(failed);
    }
  };
}
