import type { LineName, Message } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { BookOpen, Bot, CircleCheck, RotateCcw, Star, Ticket, UserRound, UsersRound } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { useNow } from '#/components/use-now.ts';
import { SeenMark } from '#/components/conversation/seen-mark.tsx';
import { useEventWords } from '#/components/conversation/use-event-words.ts';
import { NewLineContext } from './new-line-context.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const ICONS: Readonly<Record<LineName, ReactNode>> = {
  queued: <UsersRound size={14} />,
  agent_joined: <UserRound size={14} />,
  returned_to_bot: <Bot size={14} />,
  abandoned: <UsersRound size={14} />,
  resolved: <CircleCheck size={14} />,
  reopened: <RotateCcw size={14} />,
  ended: <CircleCheck size={14} />,
  article_read: <BookOpen size={14} />,
  work_order: <Ticket size={14} />,
  rated: <Star size={14} />,
};

/** A few words between two rules. */
export function Line({ accent = false, icon, children }: { accent?: boolean; icon?: ReactNode; children: ReactNode }) {
  const rule = classNames('h-px flex-1', accent ? 'bg-accent' : 'bg-border');
  return (
    <div className={classNames('flex items-center gap-3 text-xs', accent ? 'text-accent-text' : 'text-muted')}>
      <span aria-hidden="true" className={rule} />
      <span className="flex max-w-[80%] items-center gap-1.5 text-center">
        {icon ? <span aria-hidden="true">{icon}</span> : null}
        {children}
      </span>
      <span aria-hidden="true" className={rule} />
    </div>
  );
}

/** The day from here on. */
export function DayLine({ at }: { at: number }) {
  const t = useT('common');
  const formats = useFormats();
  const day = (moment: number) => new Date(moment).toDateString();
  const now = useNow(MINUTE_MS);
  if (day(at) === day(now)) return <Line>{t('time.today')}</Line>;
  return <Line>{day(at) === day(now - DAY_MS) ? t('time.yesterday') : formats.date(at)}</Line>;
}

/** Where the messages begin that the reader has not seen. */
export function NewLine() {
  const t = useT('session');
  const place = use(NewLineContext);
  return (
    <div>
      {place ? <SeenMark viewport={place.viewport} aheadPx={0} onSeen={place.onSeen} /> : null}
      <Line accent>{t('thread.new_messages')}</Line>
    </div>
  );
}

/** What the conversation writes about itself, in the reader's language. */
export function EventLine({ message: { event, created_at: at } }: { message: Message }) {
  const formats = useFormats();
  const words = useEventWords();
  return event ? (
    <Line icon={ICONS[event.name as LineName]}>
      <span>
        {words(event)} · <time>{formats.time(at)}</time>
      </span>
    </Line>
  ) : null;
}
