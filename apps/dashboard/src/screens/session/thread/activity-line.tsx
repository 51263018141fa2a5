import type { Note } from '@lobby/contract';
import { useFormats } from '@lobby/i18n';
import { AlarmClock, AtSign, Flag, TriangleAlert, Tag, Ticket, UserRound, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useActivityWords } from '#/components/conversation/use-activity-words.ts';
import { OrderLink } from '#/components/work-order/order-link.tsx';
import { Line } from './lines.tsx';

type ActivityName = NonNullable<Note['activity']>['name'];

const ICONS: Readonly<Record<ActivityName, ReactNode>> = {
  assigned: <UserRound size={14} />,
  queued: <UsersRound size={14} />,
  snoozed: <AlarmClock size={14} />,
  unsnoozed: <AlarmClock size={14} />,
  priority: <Flag size={14} />,
  tags: <Tag size={14} />,
  address: <AtSign size={14} />,
  work_order: <Ticket size={14} />,
  spam: <TriangleAlert size={14} />,
};

/** What a colleague, or the clock, did to the conversation. */
export function ActivityLine({ note }: { note: Note }) {
  const formats = useFormats();
  const words = useActivityWords();
  return (
    <Line icon={note.activity ? ICONS[note.activity.name] : null}>
      <span>
        {note.activity?.order_id === undefined ? words(note) : <OrderLink id={note.activity.order_id}>{words(note)}</OrderLink>} ·{' '}
        <time>{formats.time(note.created_at)}</time>
      </span>
    </Line>
  );
}
