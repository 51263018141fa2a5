import type { CustomRole } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Dialog, Select, toast } from '@lobby/ui';
import { useState } from 'react';
import { useRoleOptions } from '#/components/team/use-role-words.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useRemoveRole } from '#/data/role.ts';

/** Asks what becomes of the people of a role before it goes. */
export function RemoveRole({ role, onClose }: { role: CustomRole; onClose: () => void }) {
  const t = useT('team');
  const common = useT('common');
  const errorText = useErrorText();
  const { mutate, isPending } = useRemoveRole();
  const options = useRoleOptions().filter(({ value }) => value !== role.id);
  const [to, setTo] = useState<string>(role.base);
  const isHeld = role.members > 0;
  const remove = () =>
    mutate(
      { id: role.id, move_to: to },
      {
        onSuccess: ({ moved }) => {
          toast.success(t('custom.removed', { name: role.name }), {
            description: moved > 0 ? t('custom.moved', { count: moved }) : undefined,
          });
          onClose();
        },
        onError: (error) => toast.error(errorText(error)),
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('custom.remove_title', { name: role.name })}
      description={isHeld ? t('custom.remove_text', { count: role.members }) : t('custom.remove_text_none')}
      width={440}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="danger" loading={isPending} onClick={remove}>
            {t('remove')}
          </Button>
        </>
      }
    >
      {isHeld ? (
        <div className="mt-4">
          <Select label={t('custom.move_to')} value={to} options={options} onChange={setTo} />
        </div>
      ) : null}
    </Dialog>
  );
}
