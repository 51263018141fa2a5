import { useT } from '@lobby/i18n';
import { ArchMark } from '@lobby/ui';
import { Headphones } from 'lucide-react';
import { useChatState } from '#/components/chat-context.tsx';

const MINUTE_S = 60;

/** Where the visitor stands in the queue, and how long it usually takes. */
export function QueueCard() {
  const t = useT('later');
  const queued = useChatState((state) => state.standing?.status === 'queued');
  const position = useChatState((state) => state.standing?.queue_position ?? null);
  const wait = useChatState((state) => state.standing?.expected_wait ?? null);
  if (!queued) return null;
  return (
    <section aria-label={t('queue.title')} className="rounded-card border border-border bg-surface p-4 shadow-raised">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex shrink-0 -space-x-2.5 [&>span]:flex [&>span]:size-9 [&>span]:items-center [&>span]:justify-center [&>span]:rounded-full [&>span]:ring-2 [&>span]:ring-surface"
        >
          <span className="bg-accent-tint">
            <ArchMark size={18} />
          </span>
          <span className="bg-warning-soft text-warning-soft-foreground">
            <Headphones size={17} />
          </span>
        </span>
        <div className="min-w-0">
          <h2 className="text-15 font-semibold">{t('queue.title')}</h2>
          <p className="text-sm text-muted">{t('queue.text')}</p>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-2">
        <Figure label={t('queue.position')} value={position === null ? t('queue.unknown') : t('queue.place', { count: position })} />
        <Figure label={t('queue.wait')} value={waitWords()} />
      </dl>
    </section>
  );

  function waitWords(): string {
    if (wait === null) return t('queue.unknown');
    return wait < MINUTE_S ? t('queue.under_minute') : t('queue.minutes', { count: Math.ceil(wait / MINUTE_S) });
  }
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-xl bg-surface-secondary px-3 py-2.5">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-17 font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
