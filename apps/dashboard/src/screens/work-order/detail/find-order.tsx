import { workOrderNo, type WorkOrderRow } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import { FindOne } from '#/components/find-one.tsx';
import { useSettled } from '#/components/pickers/use-settled.ts';
import { useApi } from '#/data/api.ts';
import { contactOrdersQuery, foundOrdersQuery } from '#/data/order-detail.ts';
import { StatusChip } from '#/components/work-order/status-chip.tsx';

/** Typing pauses this long before anything is looked for, in milliseconds. */
const PAUSE_MS = 250;
const SHOWN = 20;

interface FindOrderProps {
  /** The one that another is looked for. */
  orderId: string;
  contactId: string;
  onChoose: (order: WorkOrderRow) => void;
}

/** Another work order, by its number or by words; the customer's own ones come first. */
export function FindOrder({ orderId, contactId, onChoose }: FindOrderProps) {
  const t = useT('orders');
  const nameOf = useContactName();
  const api = useApi();
  const [text, setText] = useState('');
  const q = useSettled(text.trim(), PAUSE_MS);
  const own = useQuery(contactOrdersQuery(api, contactId, SHOWN));
  const found = useQuery(foundOrdersQuery(api, q, SHOWN));
  const shown = q === '' ? own : found;
  return (
    <FindOne
      words={{
        search: t('search'),
        failed: t('failed'),
        title: t('title'),
        none: t(q === '' ? 'detail.no_others' : 'detail.none_found'),
      }}
      hideTitle
      text={text}
      onText={setText}
      shown={shown}
      hits={shown.data?.items.filter(({ id }) => id !== orderId)}
      onChoose={onChoose}
      renderRow={({ subject, no, contact, status }) => (
        <>
          <span className="min-w-0 flex-1">
            <span dir="auto" className="block truncate">
              {subject}
            </span>
            <span className="block truncate text-13 text-muted tabular-nums">
              {workOrderNo(no)} · {nameOf(contact)}
            </span>
          </span>
          <StatusChip status={status} />
        </>
      )}
    />
  );
}
