import { workOrderNo, type WorkOrderRow } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, SearchField, Spinner } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '#/components/pickers/use-settled.ts';
import { useErrorText } from '#/components/use-error-text.ts';
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
  const errorText = useErrorText();
  const api = useApi();
  const [text, setText] = useState('');
  const q = useSettled(text.trim(), PAUSE_MS);
  const own = useQuery(contactOrdersQuery(api, contactId, SHOWN));
  const found = useQuery(foundOrdersQuery(api, q, SHOWN));
  const shown = q === '' ? own : found;
  const hits = shown.data?.items.filter(({ id }) => id !== orderId);
  return (
    <div className="flex flex-col gap-3">
      <SearchField label={t('search')} value={text} onChange={setText} />
      {shown.isError ? (
        <Alert tone="danger" title={t('failed')}>
          {errorText(shown.error)}
        </Alert>
      ) : null}
      {shown.isLoading ? (
        <span className="flex justify-center py-4 text-muted">
          <Spinner />
        </span>
      ) : null}
      <div aria-live="polite">
        {hits?.length === 0 ? <p className="py-2 text-13 text-muted">{t(q === '' ? 'detail.no_others' : 'detail.none_found')}</p> : null}
        {hits && hits.length > 0 ? (
          <ul aria-label={t('title')} className="max-h-72 divide-y divide-separator overflow-y-auto">
            {hits.map((hit) => (
              <li key={hit.id}>
                <button
                  type="button"
                  onClick={() => onChoose(hit)}
                  className="flex w-full items-center gap-3 rounded-lg px-2 py-2 text-left hover:bg-default"
                >
                  <span className="min-w-0 flex-1">
                    <span dir="auto" className="block truncate">
                      {hit.subject}
                    </span>
                    <span className="block truncate text-13 text-muted tabular-nums">
                      {workOrderNo(hit.no)} · {hit.contact.name ?? t('unnamed')}
                    </span>
                  </span>
                  <StatusChip status={hit.status} />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
