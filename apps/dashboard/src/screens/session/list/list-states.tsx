import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, buttonLook, EmptyState, Skeleton, useLate } from '@lobby/ui';
import { AlarmClock, AtSign, Bot, CircleCheck, Inbox, MessagesSquare, SearchX, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConversationView } from '#/data/conversation.ts';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { useAppSelector } from '#/state/use-store.ts';

const SKELETON_ROWS = 8;

/** Rows on their way. */
export function ListSkeleton() {
  const late = useLate(true);
  if (!late) return <div aria-busy="true" className="flex-1" />;
  return (
    <div aria-busy="true" className="min-h-0 flex-1 overflow-hidden">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div key={row} className="flex gap-3 border-b border-separator px-4 py-3" style={{ opacity: 1 - row / SKELETON_ROWS }}>
          <Skeleton className="size-9 rounded-full" />
          <div className="flex flex-1 flex-col gap-2 py-1">
            <Skeleton className="h-3.5 w-1/3" />
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="h-5 w-20" />
          </div>
        </div>
      ))}
    </div>
  );
}

const ICONS: Readonly<Record<ConversationView, ReactNode>> = {
  mine: <UserRound />,
  queued: <Inbox />,
  mentioned: <AtSign />,
  bot: <Bot />,
  all: <MessagesSquare />,
  snoozed: <AlarmClock />,
  resolved: <CircleCheck />,
};

/** Nothing in this view: what it is for, and the one thing to do. */
export function EmptyList() {
  const t = useT('session');
  const { view, q, narrowed, go } = useSessionPlace();
  const clear = () => go({ q: undefined, ...Object.fromEntries(narrowed.map((name) => [name, undefined])) });
  if (q !== '' || narrowed.length > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title={q === '' ? t('empty.narrowed.title') : t('empty.found.title', { q })}
        actions={<Button onClick={clear}>{t(narrowed.length > 0 ? 'empty.narrowed.action' : 'empty.found.action')}</Button>}
      >
        {t(q === '' ? 'empty.narrowed.text' : 'empty.found.text')}
      </EmptyState>
    );
  return (
    <EmptyState icon={ICONS[view]} title={t(`empty.${view}.title`)} actions={<EmptyAction view={view} />}>
      {t(`empty.${view}.text`)}
    </EmptyState>
  );
}

function EmptyAction({ view }: { view: ConversationView }) {
  const t = useT('session');
  const { go } = useSessionPlace();
  const slug = useAppSelector(sessionSlice.selectors.selectUser)?.tenant_slug;
  if (view === 'mine') return <Button onClick={() => go({ view: 'queued' })}>{t('empty.mine.action')}</Button>;
  if ((view !== 'all' && view !== 'bot') || !slug) return null;
  return (
    <a href={`/chat/${slug}`} target="_blank" rel="noreferrer" className={buttonLook('secondary')}>
      {t(`empty.${view}.action`)}
    </a>
  );
}

/** Beside the list, before a conversation is chosen. */
export function NothingChosen() {
  const t = useT('session');
  return (
    <div className="flex h-full items-center justify-center">
      <EmptyState icon={<MessagesSquare />} title={t('empty.none.title')}>
        {t('empty.none.text')}
      </EmptyState>
    </div>
  );
}
