import { useT } from '@lobby/i18n';
import { Spinner } from '@lobby/ui';
import { useRef } from 'react';
import { SeenMark } from '#/components/conversation/seen-mark.tsx';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { ConversationRow } from './conversation-row.tsx';
import type { Conversations } from './use-conversations.ts';

/** The next page is fetched this far before the end is seen, in px. */
const AHEAD_PX = 600;

/** The rows; the end of the list brings the next page. */
export function ConversationRows({ list }: { list: Conversations }) {
  const t = useT('session');
  const { conversation: openId } = useSessionPlace();
  const viewport = useRef<HTMLUListElement>(null);
  const { items, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const more = () => (hasNextPage && !isFetchingNextPage ? void fetchNextPage() : undefined);
  return (
    <ul ref={viewport} aria-label={t('list.label')} className="min-h-0 flex-1 overflow-y-auto pb-[env(safe-area-inset-bottom)]">
      {items.map((conversation) => (
        <li key={conversation.id} className="border-b border-separator">
          <ConversationRow conversation={conversation} selected={conversation.id === openId} />
        </li>
      ))}
      <li className="flex h-12 items-center justify-center text-muted">
        {/* Anew after each page: an end that stays in view brings the next one too. */}
        <SeenMark key={items.length} viewport={viewport} aheadPx={AHEAD_PX} onSeen={more} />
        {isFetchingNextPage ? (
          <span role="status" className="flex items-center gap-2">
            <Spinner />
            {t('list.more')}
          </span>
        ) : null}
      </li>
    </ul>
  );
}
