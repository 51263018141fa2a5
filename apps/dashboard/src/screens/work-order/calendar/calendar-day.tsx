import { workOrderNo, type WorkOrderDay } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Checkbox, classNames } from '@lobby/ui';
import { noonOf } from './calendar-days.ts';

interface CalendarDayProps {
  day: string;
  /** What is due on it; undefined where nothing is. */
  due: WorkOrderDay | undefined;
  isToday: boolean;
  /** It belongs to the month beside the one that is shown. */
  isOutside: boolean;
  isTall: boolean;
  /** Milliseconds since 1970. */
  now: number;
  chosen: ReadonlySet<string>;
  /** Undefined where nothing can be chosen. */
  onChoose: ((id: string, chosen: boolean) => void) | undefined;
  onMore: (due: WorkOrderDay) => void;
  onOpen: (id: string) => void;
}

/** One day: its first work orders, and how many more there are. On phones only days with something on them are shown. */
export function CalendarDay({ day, due, isToday, isOutside, isTall, now, chosen, onChoose, onMore, onOpen }: CalendarDayProps) {
  const t = useT('orderlist');
  const formats = useFormats();
  const at = noonOf(day);
  const count = due?.count ?? 0;
  const rest = count - (due?.rows.length ?? 0);
  return (
    <li
      aria-label={t('calendar.day', { day: formats.date(at), count, shown: formats.number(count) })}
      className={classNames(
        'flex min-w-0 flex-col gap-1 bg-surface p-1.5 sm:p-2',
        isTall ? 'sm:min-h-72' : 'sm:min-h-28',
        isOutside && 'bg-neutral-soft',
        due === undefined && 'max-sm:hidden',
      )}
    >
      <p className="flex items-center justify-between text-13">
        <span
          className={classNames(
            'tabular-nums max-sm:font-semibold',
            isToday ? 'rounded-full bg-accent-solid px-1.5 font-semibold text-white' : isOutside ? 'text-muted' : '',
          )}
        >
          <span className="max-sm:hidden">{Number(day.slice(8))}</span>
          <span className="sm:hidden">{formats.date(at)}</span>
        </span>
        {due && due.overdue > 0 ? (
          <span className="text-xs text-danger-text tabular-nums">{t('calendar.overdue', { shown: formats.number(due.overdue) })}</span>
        ) : null}
      </p>
      {due?.rows.map((order) => {
        const next = Math.min(
          ...[order.first_replied_at === null ? order.first_reply_due_at : null, order.resolve_due_at].filter((time) => time !== null),
        );
        return (
          <span key={order.id} className="flex min-w-0 items-center gap-1">
            {onChoose ? (
              <Checkbox
                aria-label={t('bulk.choose', { no: workOrderNo(order.no) })}
                checked={chosen.has(order.id)}
                onChange={(event) => onChoose(order.id, event.target.checked)}
              />
            ) : null}
            <button
              type="button"
              title={`${workOrderNo(order.no)} ${order.subject}`}
              onClick={() => onOpen(order.id)}
              className={classNames(
                'flex min-h-6 min-w-0 flex-1 gap-1.5 rounded-chip px-1.5 py-0.5 text-left text-xs hover:brightness-95',
                next < now ? 'bg-danger-soft text-danger-soft-foreground' : 'bg-accent-tint text-accent-text',
              )}
            >
              <span className="tabular-nums">{formats.time(next)}</span>
              <span dir="auto" className="min-w-0 truncate">
                {order.subject}
              </span>
            </button>
          </span>
        );
      })}
      {due && rest > 0 ? (
        <Button size="small" variant="link" className="self-start text-xs" onClick={() => onMore(due)}>
          {t('calendar.more', { shown: formats.number(rest) })}
        </Button>
      ) : null}
    </li>
  );
}
