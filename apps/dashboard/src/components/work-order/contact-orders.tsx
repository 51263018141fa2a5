import { workOrderNo } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { contactOrdersQuery } from '#/data/order-detail.ts';
import { OrderLink } from './order-link.tsx';

/** The latest work orders that are shown beside a conversation. */
const SHOWN = 10;

/** The work orders of a contact, and how each of them stands. */
export function ContactOrders({ contactId }: { contactId: string }) {
  const t = useT('orders');
  const errorText = useErrorText();
  const { data, error } = useQuery(contactOrdersQuery(useApi(), contactId, SHOWN));
  if (error) return <p className="text-danger-text">{errorText(error)}</p>;
  if (!data) return null;
  if (data.items.length === 0) return <p className="text-muted">{t('detail.contact_none')}</p>;
  return (
    <ul className="flex flex-col">
      {data.items.map(({ id, no, subject, status }) => (
        <li key={id}>
          <OrderLink id={id} className="flex items-center gap-2 rounded-md py-1.5 hover:text-accent-text">
            <span className="flex min-w-0 items-center gap-2">
              <Ticket size={15} aria-hidden="true" className="shrink-0 text-muted" />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{subject}</span>
                <span className="block text-xs text-muted tabular-nums">
                  {workOrderNo(no)} · {t(`status.${status}`)}
                </span>
              </span>
            </span>
          </OrderLink>
        </li>
      ))}
    </ul>
  );
}
