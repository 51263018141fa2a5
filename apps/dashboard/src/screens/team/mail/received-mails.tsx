import { workOrderNo, type ReceivedMail } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, Panel, Skeleton, toast } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { receivedMailsQuery, useSettleMail } from '#/data/order-mail.ts';

const TONES = { accepted: 'success', created: 'success', held: 'warning', refused: 'neutral', dismissed: 'neutral' } as const;

/** Mails that arrived and what became of them; what was held can be taken. */
export function ReceivedMails() {
  const t = useT('team');
  const errorText = useErrorText();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(receivedMailsQuery(useApi()));
  const mails = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title={t('mail.received')}>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {data || error ? null : <Skeleton className="h-16 w-full" />}
      {data && mails.length === 0 ? <p className="text-muted">{t('mail.none')}</p> : null}
      <ul className="flex flex-col divide-y divide-border">
        {mails.map((mail) => (
          <Received key={mail.id} mail={mail} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button className="mt-3" size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('mail.more')}
        </Button>
      ) : null}
    </Panel>
  );
}

function Received({ mail }: { mail: ReceivedMail }) {
  const t = useT('team');
  const formats = useFormats();
  const errorText = useErrorText();
  const { mutate, isPending } = useSettleMail();
  const { id, from, subject, preview, outcome, reason, order, can_accept: can, at } = mail;
  const settle = (accept: boolean) => mutate({ id, accept }, { onError: (error) => toast.error(errorText(error)) });
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={TONES[outcome]}>{t(`mail.outcome.${outcome}`)}</Chip>
        <span className="text-13 text-muted tabular-nums">
          {formats.date(at)} {formats.time(at)}
          {order ? ` · ${workOrderNo(order.no)}` : ''}
        </span>
      </div>
      <p dir="auto" className="font-semibold wrap-anywhere">
        {subject === '' ? t('mail.no_subject') : subject}
      </p>
      <p className="text-13 wrap-anywhere text-muted">{from.name === '' ? from.address : `${from.name} <${from.address}>`}</p>
      {reason ? <p className="text-13">{t(`mail.reason.${reason}`)}</p> : null}
      {preview === '' ? null : (
        <p dir="auto" className="line-clamp-3 text-13 wrap-anywhere whitespace-pre-wrap text-muted">
          {preview}
        </p>
      )}
      {can || outcome === 'held' ? (
        <div className="mt-1 flex gap-2">
          {can ? (
            <Button size="small" loading={isPending} onClick={() => settle(true)}>
              {t('mail.accept')}
            </Button>
          ) : null}
          <Button size="small" disabled={isPending} onClick={() => settle(false)}>
            {t('mail.dismiss')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
