import type { Notification } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames, VisuallyHidden } from '@lobby/ui';
import {
  AtSign,
  ChartColumn,
  CircleAlert,
  CircleCheck,
  CreditCard,
  MessageCircleQuestion,
  MessagesSquare,
  Settings2,
  Star,
  Ticket,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'chat.mention': AtSign,
  'csat.low': Star,
  'corpus.gap_new': MessageCircleQuestion,
  'corpus.source_failed': CircleAlert,
  'channel.back': CircleCheck,
  'channel.changed': Settings2,
  'figures.corrected': ChartColumn,
};
const AREA_ICONS: Readonly<Record<string, LucideIcon>> = {
  chat: MessagesSquare,
  wo: Ticket,
  channel: CircleAlert,
  quota: CreditCard,
  plan: CreditCard,
  team: UserPlus,
};

/** One thing that the person was told, however often it has happened; it opens what it is about. */
export function NotificationRow({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const t = useT('notification');
  const formats = useFormats();
  const { type, title, body, count, read_at: readAt, updated_at: at } = item;
  const Icon = ICONS[type] ?? AREA_ICONS[type.split('.')[0] as string] ?? CircleAlert;
  const isUnread = readAt === null;
  return (
    <li>
      <button type="button" onClick={onOpen} className="flex w-full items-start gap-3 rounded-lg px-2 py-2.5 text-left hover:bg-default">
        <span
          className={classNames(
            'flex size-8 shrink-0 items-center justify-center rounded-full',
            isUnread ? 'bg-accent-tint text-accent-text' : 'bg-default text-muted',
          )}
        >
          <Icon size={16} aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1">
          <span className={classNames('block wrap-anywhere', isUnread && 'font-semibold')}>
            {isUnread ? <VisuallyHidden>{t('panel.is_new')}: </VisuallyHidden> : null}
            {title}
          </span>
          {body === '' ? null : <span className="mt-0.5 line-clamp-2 block text-13 wrap-anywhere text-muted">{body}</span>}
          <span className="mt-1 block text-xs text-muted">
            <time dateTime={new Date(at).toISOString()}>{formats.relative(at)}</time>
            {count > 1 ? ` · ${t('panel.times', { count })}` : null}
          </span>
        </span>
        {isUnread ? <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-accent" /> : null}
      </button>
    </li>
  );
}
