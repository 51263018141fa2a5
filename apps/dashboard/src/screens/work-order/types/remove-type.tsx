import { wordsIn, type WorkOrderType } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { Button, confirm, toast } from '@lobby/ui';
import { Trash2 } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useRemoveType } from '#/data/order-list.ts';

/** Deletes a type that nothing was made of; of any other it says why not. */
export function RemoveType({ type, onDone }: { type: WorkOrderType; onDone: () => void }) {
  const t = useT('orderlist');
  const formats = useFormats();
  const errorText = useErrorText();
  const name = wordsIn(type.name, useLocale());
  const { mutate, isPending } = useRemoveType();
  if (type.used > 0)
    return <p className="text-13 text-muted">{t('types.in_use', { count: type.used, shown: formats.number(type.used) })}</p>;
  const remove = async () => {
    const answer = await confirm({
      title: t('types.remove_title', { name }),
      text: t('types.remove_text'),
      icon: <Trash2 />,
      tone: 'danger',
      confirmLabel: t('types.remove'),
    });
    if (answer !== 'confirmed') return;
    mutate(type.id, {
      onSuccess: ({ removed }) => {
        if (removed) toast.success(t('types.removed', { name }));
        else toast.warning(t('types.turned_off', { name }));
        onDone();
      },
      onError: (error) => void toast.error(errorText(error)),
    });
  };
  return (
    <Button variant="danger" icon={<Trash2 size={16} />} className="self-start" loading={isPending} onClick={() => void remove()}>
      {t('types.remove')}
    </Button>
  );
}
