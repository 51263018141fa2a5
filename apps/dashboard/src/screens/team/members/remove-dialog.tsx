import type { TeamMember } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Dialog, Select, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { useRemoveMember } from '#/data/team.ts';

const QUEUE = 'queue';

/** Removes a person, and asks where what they answer goes. */
export function RemoveDialog({ member: { id, name, load }, onClose }: { member: TeamMember; onClose: () => void }) {
  const t = useT('team');
  const common = useT('common');
  const errorText = useErrorText();
  const { data } = useQuery(colleaguesQuery(useApi()));
  const { mutate, isPending } = useRemoveMember();
  const [to, setTo] = useState(QUEUE);
  const options = [
    { value: QUEUE, label: t('leave.queue') },
    ...(data?.items ?? []).filter((each) => each.id !== id).map((each) => ({ value: String(each.id), label: each.name })),
  ];
  const remove = () =>
    mutate(
      { id, ...(to !== QUEUE && { hand_to: Number(to) }) },
      {
        onSuccess: ({ handed_over: count }) => {
          toast.success(t('leave.done', { name }), count > 0 ? { description: t('leave.handed', { count }) } : {});
          onClose();
        },
        onError: (error) => void toast.error(errorText(error)),
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      icon={<UserRoundX />}
      iconTone="danger"
      title={t('leave.title', { name })}
      description={t('leave.text')}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="danger" loading={isPending} onClick={remove}>
            {t('leave.action')}
          </Button>
        </>
      }
    >
      <div className="mt-4">
        <Select label={t('leave.to')} description={t('leave.load', { count: load })} options={options} value={to} onChange={setTo} />
      </div>
    </Dialog>
  );
}
