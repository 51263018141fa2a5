import type { Note } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { AlarmClock, AtSign, Flag, Lock, TriangleAlert, Tag, Ticket, UserRound, UsersRound } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { OrderLink } from '#/components/work-order/order-link.tsx';
import { useActivityWords } from '#/components/conversation/use-activity-words.ts';
import { LinkedText } from './linked-text.tsx';
import { Line } from './lines.tsx';

/** Where the bot has handed over. */
const BriefingCard = lazy(() => import('./briefing-card.tsx').then((module) => ({ default: module.BriefingCard })));

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

/** What colleagues said among themselves, or did; the visitor never sees it. */
export function NoteLine({ note }: { note: Note }) {
  const formats = useFormats();
  const words = useActivityWords();
  if (note.kind === 'note') return <NoteCard note={note} />;
  if (note.briefing)
    return (
      <Suspense fallback={null}>
        <BriefingCard briefing={note.briefing} at={note.created_at} />
      </Suspense>
    );
  return (
    <Line icon={note.activity ? ICONS[note.activity.name] : null}>
      <span>
        {note.activity?.order_id === undefined ? words(note) : <OrderLink id={note.activity.order_id}>{words(note)}</OrderLink>} ·{' '}
        <time>{formats.time(note.created_at)}</time>
      </span>
    </Line>
  );
}

function NoteCard({ note }: { note: Note }) {
  const t = useT('session');
  const formats = useFormats();
  return (
    <article className="flex gap-2.5 rounded-xl border border-warning-border bg-warning-soft px-3.5 py-2.5 text-sm">
      <Lock size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-warning-soft-foreground" />
      <div className="min-w-0 flex-1">
        <p className="text-xs text-warning-soft-foreground">
          {t('notes.by', { name: note.author?.name ?? '' })} · <time>{formats.time(note.created_at)}</time> · {t('notes.private')}
        </p>
        <p dir="auto" className="break-words whitespace-pre-wrap">
          <LinkedText text={note.body} />
        </p>
      </div>
    </article>
  );
}
