import { workOrderNo, type VisitorWorkOrderRow } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { useNavigate } from '#/components/use-navigate.ts';
import { StageChip } from './stage-chip.tsx';

/** Own work orders in one card, each a row that opens it. */
export function OrderRows({ tenant, items }: { tenant: string; items: readonly VisitorWorkOrderRow[] }) {
  const t = useT('order');
  const formats = useFormats();
  const navigate = useNavigate();
  return (
    <ul className="mt-4 overflow-hidden rounded-card border border-border bg-surface">
      {items.map(({ id, no, subject, stage, last_body: last, unread, updated_at: at }) => (
        <li key={id} className="border-b border-border last:border-b-0">
          <button
            type="button"
            onClick={() => navigate({ to: '/chat/$tenant/work-order/chat-{$id}', params: { tenant, id } })}
            className="flex w-full flex-col gap-0.5 px-4 py-3 text-start transition-colors hover:bg-surface-hover"
          >
            <span className="flex w-full items-center gap-2">
              {unread > 0 ? <span role="img" aria-label={t('unread')} className="size-2 shrink-0 rounded-full bg-accent" /> : null}
              <span dir="auto" className={classNames('min-w-0 flex-1 truncate text-15', unread > 0 && 'font-semibold')}>
                {subject}
              </span>
              <StageChip stage={stage} />
            </span>
            <span dir="auto" className="w-full truncate text-sm text-muted">
              {last === '' ? t('file') : last}
            </span>
            <span className="text-xs text-muted tabular-nums">
              {workOrderNo(no)} · {formats.relative(at)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
