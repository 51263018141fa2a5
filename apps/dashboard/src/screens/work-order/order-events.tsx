import type { WorkOrder } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';

/** Who did what to a work order, and when. */
export function OrderEvents({ order: { events } }: { order: WorkOrder }) {
  const t = useT('orders');
  const formats = useFormats();
  return (
    <ol className="flex flex-col gap-1.5 text-13">
      {events.map(({ id, name, actor_kind: kind, actor_name: actor, to, words, at }) => {
        const who = actor ?? t(kind === 'customer' ? 'customer' : 'clock');
        const state = to === null ? '' : t(`status.${to}`);
        const key = name === 'assigned' && (words ?? '') === '' ? 'unassigned' : name;
        return (
          <li key={id} className="flex items-baseline gap-3">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {t(`event.${key}`, { name: who, to: state, words: words ?? '' })}
              {name === 'moved' && words !== null && kind === 'agent' ? <span className="block text-muted">{words}</span> : null}
            </span>
            <time dateTime={new Date(at).toISOString()} className="shrink-0 text-muted tabular-nums">
              {formats.date(at)} {formats.time(at)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
