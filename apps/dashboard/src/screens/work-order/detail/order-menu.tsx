import { isFinal, workOrderNo, type WorkOrder } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast, type MenuEntry } from '@lobby/ui';
import { CornerDownRight, Ellipsis, Link2, Merge, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useMay } from '#/components/use-may.ts';

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }));
const CreateOrder = lazy(async () => ({ default: (await import('#/components/work-order/create/create-order.tsx')).CreateOrder }));

interface OrderMenuProps {
  order: WorkOrder;
  onEdit: () => void;
  /** Goes to another work order. */
  onOpen: (id: string) => void;
}

/** What else can be done with a work order: edit, merge, follow up, copy its address. */
export function OrderMenu({ order, onEdit, onOpen }: OrderMenuProps) {
  const t = useT('orders');
  const mayChange = useMay()('session.reply');
  const [open, setOpen] = useState<'merge' | 'follow'>();
  const isOver = isFinal(order.status);
  const close = () => setOpen(undefined);
  const done = (id: string) => {
    close();
    onOpen(id);
  };
  const copy = () => {
    const address = `${location.origin}/dashboard/work-order?order=${order.id}`;
    navigator.clipboard.writeText(address).then(
      () => toast.success(t('detail.copied')),
      () => toast.error(t('detail.not_copied'), { description: address }),
    );
  };
  const entries: MenuEntry[] = [
    ...(mayChange && !isOver ? [{ id: 'edit', label: t('detail.edit'), icon: <Pencil />, onAction: onEdit }] : []),
    ...(mayChange && !isOver && order.status !== 'solved'
      ? [{ id: 'merge', label: t('detail.merge_with'), icon: <Merge />, onAction: () => setOpen('merge') }]
      : []),
    ...(mayChange && isOver && order.status !== 'merged'
      ? [{ id: 'follow', label: t('detail.follow'), icon: <CornerDownRight />, onAction: () => setOpen('follow') }]
      : []),
    { id: 'copy', label: t('detail.copy'), icon: <Link2 />, onAction: copy },
  ];
  return (
    <>
      <MenuOnDemand
        label={t('detail.menu')}
        trigger={<Ellipsis size={18} aria-hidden="true" />}
        size="small"
        variant="secondary"
        entries={entries}
      />
      <Suspense fallback={null}>
        {open === 'merge' ? <MergeDialog order={order} onClose={close} onMerged={done} /> : null}
        {open === 'follow' ? (
          <CreateOrder
            source={{ follows_id: order.id }}
            title={t('detail.follow_title', { no: workOrderNo(order.no) })}
            start={{ typeId: order.type.id, subject: order.subject, description: '', fields: order.fields, files: [] }}
            onClose={close}
            onMade={({ id }) => done(id)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
