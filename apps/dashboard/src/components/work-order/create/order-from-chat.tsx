import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { IconButton, toast } from '@lobby/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Ticket } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { threadQuery } from '#/data/message.ts';
import type { Thread } from '#/state/thread.ts';
import { startOf, type OrderStart } from './start-of.ts';

/** Its code loads when it is first asked for. */
const CreateOrder = lazy(async () => ({ default: (await import('./create-order.tsx')).CreateOrder }));

/** Makes a work order out of a conversation, with what the visitor said and sent. */
export function OrderFromChat({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const mayMake = useMay()('session.reply');
  const [start, setStart] = useState<OrderStart>();
  if (!mayMake) return null;
  const { id } = conversation;
  const begin = () => {
    const thread = queryClient.getQueryData<Thread>(threadQuery(api, queryClient, id).queryKey);
    setStart(startOf(thread?.messages ?? []));
  };
  return (
    <>
      <IconButton label={t('work_order.make')} icon={<Ticket size={17} />} onClick={begin} className="text-muted" />
      <Suspense fallback={null}>
        {start ? (
          <CreateOrder
            source={{ origin_conversation_id: id }}
            title={t('work_order.make')}
            start={start}
            onClose={() => setStart(undefined)}
            onMade={(order) => {
              setStart(undefined);
              void queryClient.invalidateQueries({ queryKey: ['note', id] });
              toast.success(t('work_order.made'), {
                action: {
                  label: t('work_order.open'),
                  onAction: () => void navigate({ to: '/dashboard/work-order', search: { order: order.id } as never }),
                },
              });
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
