import { workOrderNo, wordsIn, ownValue } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Button, EmptyState, IconButton, Skeleton, useLate, VisuallyHidden } from '@lobby/ui';
import { Ban, ChevronLeft, Ellipsis, Ticket } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { ChatProvider } from '#/components/chat-context.tsx';
import { AskConsent } from '#/components/consent/ask-consent.tsx';
import { Composer } from '#/components/composer/composer.tsx';
import { FailureCard } from '#/components/failure-card.tsx';
import { FrameClose } from '#/components/host-page-context.tsx';
import type { Place } from '#/components/place-frame.tsx';
import { PopupMenu } from '#/components/popup-menu.tsx';
import { RatingCard } from '#/components/thread/rating-card.tsx';
import { Sheet } from '#/components/sheet.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { useNavigate } from '#/components/use-navigate.ts';
import { usePageHeight } from '#/components/use-page-height.ts';
import type { OwnOrder } from '#/data/work-order.ts';
import { OrderThread } from './order-thread.tsx';
import { SettleCard } from './settle-card.tsx';
import { StageBar } from './stage-bar.tsx';
import { StageChip } from './stage-chip.tsx';
import { useOrder, type OpenOrder } from './use-order.ts';
import { writerOf } from './writer-of.ts';

/** One work order, /chat/{tenant}/work-order/chat-{id}. */
export function OrderScreen({ id, tenant, chatOf }: Place & { id: string }) {
  const t = useT('order');
  const navigate = useNavigate();
  const chat = chatOf(tenant);
  const open = useOrder(chat, id);
  const { order, failure } = open;
  const assignee = order?.assignee_name ?? null;
  const { send, typing } = open;
  const writer = useMemo(() => writerOf(chat, id, assignee, send, typing), [chat, id, assignee, send, typing]);
  const toList = () => navigate({ to: '/chat/$tenant/work-order', params: { tenant } });
  usePageHeight();
  useEffect(() => {
    if (order) document.title = `${workOrderNo(order.no)} · ${order.subject}`;
  }, [order]);
  const canWrite = order !== undefined && !['closed', 'cancelled', 'merged'].includes(order.stage);
  return (
    <ChatProvider value={writer}>
      <div className="mx-auto flex h-window w-full max-w-[720px] flex-col min-[768px]:border-x min-[768px]:border-border">
        <header className="shrink-0 border-b border-border bg-surface pt-[env(safe-area-inset-top)]">
          <div className="flex h-16 w-full items-center gap-2 px-4">
            <IconButton label={t('back')} icon={<ChevronLeft size={20} />} onClick={toList} />
            {order ? <Head order={order} open={open} /> : <span className="flex-1" />}
            <FrameClose />
          </div>
        </header>
        {order ? (
          <section aria-label={t('steps')} className="shrink-0 border-b border-border bg-surface">
            <StageBar stage={order.stage} />
          </section>
        ) : null}
        <main className="flex min-h-0 w-full flex-1 flex-col bg-surface">
          <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4">
            {order ? (
              <div className="flex flex-col gap-4">
                <OrderThread open={open} />
                <SettleCard tenant={tenant} order={order} open={open} />
                {order.stage === 'closed' || (order.stage === 'resolved' && order.csat_score !== null) ? (
                  <RatingCard key={String(order.csat_score)} given={order.csat_score} onRate={open.rate} />
                ) : null}
              </div>
            ) : failure === 'not_found' || failure === 'invalid_request' ? (
              <EmptyState icon={<Ticket />} title={t('missing')} actions={<Button onClick={toList}>{t('mine')}</Button>}>
                {t('missing_text')}
              </EmptyState>
            ) : failure === undefined ? (
              <ThreadSkeleton />
            ) : (
              <FailureCard title={t('one_failed')} onRetry={open.look}>
                {null}
              </FailureCard>
            )}
          </div>
          {canWrite ? (
            <>
              <AskConsent />
              <Composer />
            </>
          ) : null}
        </main>
      </div>
    </ChatProvider>
  );
}

function Head({ order, open }: { order: OwnOrder; open: OpenOrder }) {
  const t = useT('order');
  const [asking, setAsking] = useState<'cancel' | 'details'>();
  const { subject, no, type_name: type, stage, form, fields } = order;
  const canCancel = ['submitted', 'in_progress', 'waiting_for_you'].includes(stage);
  const shown = form.filter(({ key, kind }) => kind !== 'file' && ownValue(fields, key) !== undefined);
  const entries = [
    ...(shown.length > 0
      ? [{ id: 'details', label: t('details'), icon: <Ticket size={16} aria-hidden="true" />, onChoose: () => setAsking('details') }]
      : []),
    ...(canCancel
      ? [{ id: 'cancel', label: t('cancel'), icon: <Ban size={16} aria-hidden="true" />, onChoose: () => setAsking('cancel') }]
      : []),
  ];
  return (
    <>
      <div className="min-w-0 flex-1">
        <h1 dir="auto" className="truncate text-base font-semibold">
          {subject}
        </h1>
        <p className="truncate text-xs text-muted tabular-nums">
          {workOrderNo(no)} · {type}
        </p>
      </div>
      <StageChip stage={stage} />
      {entries.length > 0 ? <PopupMenu label={t('menu')} icon={<Ellipsis size={20} />} groups={[{ label: t('menu'), entries }]} /> : null}
      {asking === 'cancel' ? <CancelSheet open={open} onClose={() => setAsking(undefined)} /> : null}
      {asking === 'details' ? <DetailsSheet order={order} onClose={() => setAsking(undefined)} /> : null}
    </>
  );
}

function CancelSheet({ open, onClose }: { open: OpenOrder; onClose: () => void }) {
  const t = useT('order');
  const tell = useFailureToast();
  return (
    <Sheet title={t('cancel_q')} onClose={onClose}>
      <p className="mt-2 text-sm text-muted">{t('cancel_text')}</p>
      <div className="mt-4 flex gap-2">
        <Button className="flex-1" onClick={onClose}>
          {t('cancel_keep')}
        </Button>
        <Button
          variant="danger"
          className="flex-1"
          onClick={() => {
            onClose();
            open.act('cancel').catch(tell);
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </Sheet>
  );
}

function DetailsSheet({ order: { form, fields }, onClose }: { order: OwnOrder; onClose: () => void }) {
  const t = useT('order');
  const locale = useLocale();
  return (
    <Sheet title={t('details')} onClose={onClose}>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        {form
          .filter(({ key, kind }) => kind !== 'file' && ownValue(fields, key) !== undefined)
          .map(({ key, label, choices }) => {
            const values = [ownValue(fields, key)].flat();
            const words = values.map((value) => {
              const choice = choices.find((each) => each.key === value);
              return choice ? wordsIn(choice.label, locale) : String(value);
            });
            return (
              <div key={key}>
                <dt className="text-muted">{wordsIn(label, locale)}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{words.join(', ')}</dd>
              </div>
            );
          })}
      </dl>
    </Sheet>
  );
}

function ThreadSkeleton() {
  const common = useT();
  if (!useLate(true)) return null;
  return (
    <div role="status" className="flex flex-col gap-4">
      <VisuallyHidden>{common('states.loading')}</VisuallyHidden>
      <Skeleton className="ms-auto h-16 w-2/3" />
      <Skeleton className="h-16 w-2/3" />
    </div>
  );
}
