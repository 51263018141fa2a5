import type { WorkOrder } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#/data/api.ts';
import { orderMailsQuery } from '#/data/order-mail.ts';

/** Of a message that came by mail: from where, and what it repeats of earlier ones, folded. */
export function MailLine({ order, seq }: { order: WorkOrder; seq: number }) {
  const t = useT('orders');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(orderMailsQuery(useApi(), order.id, String(order.updated_at)));
  const mail = data?.messages.find((each) => each.seq === seq);
  if (!mail) return null;
  return (
    <div className="flex max-w-[85%] flex-col items-start gap-1 text-xs text-muted">
      <p className="wrap-anywhere">
        {t('mail.by', { address: mail.from.address })}
        {mail.dropped > 0 ? ` · ${t('mail.dropped', { count: mail.dropped })}` : ''}
      </p>
      {mail.quoted === '' ? null : (
        <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'mail.fold' : 'mail.unfold')}
        </Button>
      )}
      {isOpen ? (
        <p dir="auto" className="border-s-2 border-border ps-2 wrap-anywhere whitespace-pre-wrap">
          {mail.quoted}
        </p>
      ) : null}
    </div>
  );
}
