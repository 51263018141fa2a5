import { useT } from '@lobby/i18n';
import { Button, confirm, toast } from '@lobby/ui';
import { useErrorText } from '#/components/use-error-text.ts';
import { useChangeAccess } from '#/data/ai-access.ts';

interface RemoveButtonProps {
  kind: 'remove' | 'remove_bot';
  title: string;
  text: string;
  onDone: () => void;
}

/** Forgets a model or an outside bot with its secrets, after a yes. */
export function RemoveButton({ kind, title, text, onDone }: RemoveButtonProps) {
  const t = useT('access');
  const common = useT('common');
  const errorText = useErrorText();
  const { mutate, isPending } = useChangeAccess();
  const remove = async () => {
    const answer = await confirm({ title, text, confirmLabel: t('form.remove'), cancelLabel: common('actions.cancel'), tone: 'danger' });
    if (answer !== 'confirmed') return;
    mutate(
      { kind },
      {
        onSuccess() {
          toast.success(t('form.removed'));
          onDone();
        },
        onError: (error) => toast.error(errorText(error)),
      },
    );
  };
  return (
    <div>
      <Button variant="danger" loading={isPending} onClick={() => void remove()}>
        {t('form.remove')}
      </Button>
    </div>
  );
}
