import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useErrorText } from '#/components/use-error-text.ts';

/** What a save tells: that it is done, or why it is not. */
export function useToldSave(done?: () => void): { onSuccess: () => void; onError: (error: unknown) => void } {
  const t = useT('team');
  const errorText = useErrorText();
  return {
    onSuccess() {
      toast.success(t('saved'));
      done?.();
    },
    onError: (error) => void toast.error(t('save_failed'), { description: errorText(error) }),
  };
}
