import { useT } from '@lobby/i18n';
import { Spinner } from '@lobby/ui';
import { useMemo, useRef } from 'react';
import { SeenMark } from '#/components/conversation/seen-mark.tsx';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import type { Selection } from './bulk/use-selection.ts';
import { ConversationBlock } from './conversation-block.tsx';
import type { Conversations } from './use-conversations.ts';

/** The next page is fetched this far before the end is seen, in px. */
const AHEAD_PX = 600;
/** Rows that are drawn, measured and put away together. */
const BLOCK = 10;

/** The rows; the end of the list brings the next page, and only those near what is seen are in the page. */
export function ConversationRows({ list, selection }: { list: Conversations; selection: Selection | undefined }) {
  const t = useT('session');
  const { conversation: openId } = useSessionPlace();
  const viewport = useRef<HTMLDivElement>(null);
  const { items, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const blocks = useMemo(
    () => Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, no) => ({ no, rows: items.slice(no * BLOCK, (no + 1) * BLOCK) })),
    [items],
  );
  const more = () => (hasNextPage && !isFetchingNextPage ? void fetchNextPage() : undefined);
  return (
    <div ref={viewport} className="min-h-0 flex-1 overflow-y-auto pb-[env(safe-area-inset-bottom)]">
      <div role="list" aria-label={t('list.label')}>
        {/* By their place: it is the place that was measured. */}
        {blocks.map(({ no, rows }) => (
          <ConversationBlock key={no} items={rows} openId={openId} selection={selection} viewport={viewport} />
        ))}
      </div>
      <div className="flex h-12 items-center justify-center text-muted">
        {/* Anew after each page: an end that stays in view brings the next one too. */}
        <SeenMark key={items.length} viewport={viewport} aheadPx={AHEAD_PX} onSeen={more} />
        {isFetchingNextPage ? (
          <span role="status" className="flex items-center gap-2">
            <Spinner />
            {t('list.more')}
          </span>
        ) : null}
      </div>
    </div>
  );
}
