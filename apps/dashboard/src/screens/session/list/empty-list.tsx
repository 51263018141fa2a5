import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, buttonLook, EmptyState } from '@lobby/ui';
import { AlarmClock, AtSign, Bot, CircleCheck, Clock3, Inbox, MessagesSquare, TriangleAlert, SearchX, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConversationView } from '#/data/conversation.ts';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { useAppSelector } from '#/state/use-store.ts';

const ICONS: Readonly<Record<ConversationView, ReactNode>> = {
  mine: <UserRound />,
  waiting: <Clock3 />,
  queued: <Inbox />,
  mentioned: <AtSign />,
  bot: <Bot />,
  all: <MessagesSquare />,
  snoozed: <AlarmClock />,
  resolved: <CircleCheck />,
  abandoned: <Inbox />,
  spam: <TriangleAlert />,
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
