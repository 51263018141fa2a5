import { isFinal, workOrderNo, type HAND_LINKS, type WorkOrder, type WorkOrderRow } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Dialog, IconButton, Select } from '@lobby/ui';
import { Link2, X } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#/components/use-may.ts';
import { OrderLink } from '#/components/work-order/order-link.tsx';
import { orderCalls } from '#/data/order-detail.ts';
import { StatusChip } from '#/components/work-order/status-chip.tsx';
import { FindOrder } from './find-order.tsx';
import { Part } from './part.tsx';
import { useRunOrder } from './use-run-order.ts';

type Linked = WorkOrder['links'][number];
type Relation = `${Linked['kind']}_${'in' | 'out'}`;

const relationOf = ({ kind, inward }: Pick<Linked, 'kind' | 'inward'>): Relation => `${kind}_${inward ? 'in' : 'out'}`;
/** Between equals the direction says nothing. */
const CHOICES: readonly { kind: (typeof HAND_LINKS)[number]; inward: boolean }[] = [
  { kind: 'related', inward: false },
  { kind: 'duplicate', inward: false },
  { kind: 'blocks', inward: false },
  { kind: 'blocks', inward: true },
  { kind: 'parent', inward: false },
  { kind: 'parent', inward: true },
];

/** The work orders that it hangs together with, how each of them stands, and where to link more. */
export function OrderLinks({ order }: { order: WorkOrder }) {
  const t = useT('orders');
  const formats = useFormats();
  const { run, busy } = useRunOrder();
  const mayChange = useMay()('session.reply');
  const [adding, setAdding] = useState(false);
  const { links, merged } = order;
  const children = links.filter(({ kind, inward }) => kind === 'parent' && !inward);
  const settled = children.filter(({ other }) => isFinal(other.status) || other.status === 'solved').length;
  if (links.length === 0 && merged.length === 0 && !mayChange) return null;
  return (
    <Part
      title={t('detail.links')}
      aside={children.length > 0 ? t('detail.children', { done: formats.number(settled), all: formats.number(children.length) }) : null}
    >
      <ul className="flex flex-col">
        {links.map((link) => (
          <li key={link.id} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1">
              <span className="text-13 text-muted">{t(`detail.link.${relationOf(link)}`)}</span>{' '}
              <OrderLink id={link.other.id}>
                {workOrderNo(link.other.no)} {link.other.subject}
              </OrderLink>
            </span>
            <StatusChip status={link.other.status} />
            {mayChange && link.kind !== 'follow_up' ? (
              <IconButton
                size="small"
                label={t('detail.unlink', { no: workOrderNo(link.other.no) })}
                icon={<X size={15} />}
                disabled={busy}
                onClick={() => run(orderCalls.unlink(order, link.id))}
              />
            ) : null}
          </li>
        ))}
        {merged.map(({ id, no }) => (
          <li key={id} className="py-1">
            <span className="text-13 text-muted">{t('detail.merged_in')}</span> <OrderLink id={id}>{workOrderNo(no)}</OrderLink>
          </li>
        ))}
      </ul>
      {mayChange ? (
        <Button size="small" icon={<Link2 size={15} aria-hidden="true" />} className="mt-1" onClick={() => setAdding(true)}>
          {t('detail.link_add')}
        </Button>
      ) : null}
      {adding ? <AddLink order={order} onClose={() => setAdding(false)} /> : null}
    </Part>
  );
}

function AddLink({ order, onClose }: { order: WorkOrder; onClose: () => void }) {
  const t = useT('orders');
  const { run } = useRunOrder();
  const [relation, setRelation] = useState<Relation>('related_out');
  const link = ({ no }: WorkOrderRow) => {
    const chosen = CHOICES.find((choice) => relationOf(choice) === relation);
    if (chosen) run(orderCalls.link(order, { other_no: no, ...chosen }), onClose);
  };
  return (
    <Dialog open onClose={onClose} title={t('detail.link_title', { no: workOrderNo(order.no) })} icon={<Link2 />} width={520}>
      <div className="mt-4 flex flex-col gap-3">
        <Select
          label={t('detail.link_kind')}
          value={relation}
          options={CHOICES.map((choice) => ({ value: relationOf(choice), label: t(`detail.link.${relationOf(choice)}`) }))}
          onChange={setRelation}
        />
        <FindOrder orderId={order.id} contactId={order.contact.id} onChoose={link} />
      </div>
    </Dialog>
  );
}
