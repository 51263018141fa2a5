import { wordsIn, workOrderNo, type MergeSide, type WorkOrder, type WorkOrderRow } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { Alert, Button, Dialog, Spinner } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { orderCalls, orderMergeQuery, refusalWords } from '#/data/order-detail.ts';
import { StatusChip } from '#/components/work-order/status-chip.tsx';
import { FindOrder } from './find-order.tsx';
import { useRunOrder } from './use-run-order.ts';

interface MergeDialogProps {
  order: WorkOrder;
  onClose: () => void;
  /** Merged: the one that stayed. */
  onMerged: (keptId: string) => void;
}

/** Chooses another work order, shows what merging would do, and does it. */
export function MergeDialog({ order, onClose, onMerged }: MergeDialogProps) {
  const t = useT('orders');
  const [other, setOther] = useState<WorkOrderRow>();
  return (
    <Dialog open onClose={onClose} title={t('detail.merge_title', { no: workOrderNo(order.no) })} icon={<Merge />} width={520}>
      <div className="mt-4">
        {other ? (
          <Review order={order} other={other} onBack={() => setOther(undefined)} onMerged={onMerged} />
        ) : (
          <FindOrder orderId={order.id} contactId={order.contact.id} onChoose={setOther} />
        )}
      </div>
    </Dialog>
  );
}

interface ReviewProps {
  order: WorkOrder;
  other: WorkOrderRow;
  onBack: () => void;
  onMerged: (keptId: string) => void;
}

function Review({ order, other, onBack, onMerged }: ReviewProps) {
  const t = useT('orders');
  const common = useT();
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(orderMergeQuery(useApi(), order.id, other.id));
  const { run, busy } = useRunOrder();
  const merge = ({ kept, merged }: { kept: MergeSide; merged: MergeSide }) => {
    const versionOf = (id: string) => (kept.id === id ? kept : merged).version;
    const pair = { id: order.id, version: versionOf(order.id), other_id: other.id, other_version: versionOf(other.id) };
    run(orderCalls.merge(pair), ({ id }) => onMerged(id));
    // Where a colleague changed one of them meanwhile, what is shown is what would happen now.
    void refetch();
  };
  const fields = order.form.filter(({ key }) => data?.fields.includes(key)).map(({ label }) => wordsIn(label, locale));
  return (
    <div className="flex flex-col gap-4">
      {error ? <Alert tone="warning">{refusalWords(error) ?? errorText(error)}</Alert> : null}
      {!data && !error ? (
        <span className="flex justify-center py-4 text-muted">
          <Spinner />
        </span>
      ) : null}
      {data && !error ? (
        <>
          <Side title={t('detail.merge_kept')} side={data.kept} />
          <Side title={t('detail.merge_gone')} side={data.merged} />
          <ul className="list-disc pl-5 text-13 text-muted">
            <li>{t('detail.merge_threads')}</li>
            <li>{t('detail.merge_moves')}</li>
            {fields.length > 0 ? <li>{t('detail.merge_fields', { fields: fields.join(', ') })}</li> : null}
            <li>
              {t('detail.merge_then', {
                priority: t(`priority.${data.priority}`),
                name: data.assignee_name ?? t('nobody'),
              })}
            </li>
            <li>{t('detail.merge_told')}</li>
          </ul>
        </>
      ) : null}
      <div className="flex justify-end gap-2">
        <Button onClick={onBack}>{common('actions.back')}</Button>
        {data && !error ? (
          <Button variant="primary" loading={busy} disabled={isFetching && !busy} onClick={() => merge(data)}>
            {t('detail.merge')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Side({ title, side }: { title: string; side: MergeSide }) {
  const t = useT('orders');
  const formats = useFormats();
  return (
    <section aria-label={title} className="rounded-card border border-border p-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-13 text-muted">{title}</h3>
        <StatusChip status={side.status} />
      </div>
      <p dir="auto" className="font-semibold wrap-anywhere">
        {workOrderNo(side.no)} · {side.subject}
      </p>
      <p className="text-13 text-muted">
        {t('detail.sizes', {
          messages: formats.number(side.messages),
          tasks: formats.number(side.tasks),
          links: formats.number(side.links),
        })}{' '}
        · {formats.date(side.created_at)}
      </p>
    </section>
  );
}
