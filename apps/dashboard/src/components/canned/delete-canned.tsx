import type { CannedReply } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, toast, useConfirm } from '@lobby/ui';
import { Trash2 } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useRemoveCanned } from '#/data/canned.ts';

/** Deletes a canned reply after asking. */
export function DeleteCanned({ reply, onDone }: { reply: CannedReply; onDone: () => void }) {
  const t = useT('canned');
  const errorText = useErrorText();
  const { confirm } = useConfirm();
  const { mutate, isPending } = useRemoveCanned();
  const remove = async () => {
    const answer = await confirm({
      title: t('delete.title', { title: reply.title }),
      text: reply.scope === 'me' ? t('delete.text_me') : t('delete.text_all'),
      icon: <Trash2 />,
      tone: 'danger',
      confirmLabel: t('delete.confirm'),
    });
    if (answer !== 'confirmed') return;
    const onSuccess = () => {
      toast.success(t('delete.done'));
      onDone();
    };
    mutate(reply.id, { onSuccess, onError: (error) => toast.error(errorText(error)) });
  };
  return (
    <div className="border-t border-separator pt-4">
      <Button icon={<Trash2 size={16} aria-hidden="true" />} loading={isPending} onClick={() => void remove()}>
        {t('delete.confirm')}
      </Button>
    </div>
  );
}
