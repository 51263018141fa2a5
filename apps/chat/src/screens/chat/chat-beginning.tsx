import { joinSentences, useT } from '@lobby/i18n';
import { Skeleton, useLate, VisuallyHidden } from '@lobby/ui';
import { useMemo } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { FailureCard } from '#/components/failure-card.tsx';
import { asShown, layOutThread } from '#/components/message/lay-out-thread.ts';
import { MessageRow } from '#/components/message/message-row.tsx';
import { wordFailure } from '#/components/word-failure.ts';
import { waitsToSend } from '#/state/waits-to-send.ts';

/** Nobody else has said anything yet. */
const WATCHES_NOTHING = () => undefined;

/** Before the conversation is there: nothing at first, then its shape, or why it does not come. */
export function ChatBeginning() {
  const t = useT('chat');
  const { wake } = useChat();
  const failure = useChatState((state) => state.beginFailure);
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-between gap-4 overflow-y-auto px-4 py-4">
      {failure === undefined ? (
        <ThreadSkeleton />
      ) : (
        <FailureCard title={t('beginning.failed')} onRetry={wake}>
          {joinSentences(wordFailure(t, failure), t('beginning.kept'))}
        </FailureCard>
      )}
      <Unsent />
    </div>
  );
}

/** What was written before there is a conversation. */
function Unsent() {
  const unsent = useChatState((state) => state.unsent);
  const waits = useChatState(waitsToSend);
  const items = useMemo(() => layOutThread(unsent.map((each, index) => asShown(each, index, 0))), [unsent]);
  return (
    <div className="flex flex-col gap-4">
      {items.map((item) =>
        item.kind === 'message' ? (
          <MessageRow
            key={item.message.id}
            {...item}
            far={false}
            latest={false}
            receipt={undefined}
            waits={waits}
            watch={WATCHES_NOTHING}
          />
        ) : null,
      )}
    </div>
  );
}

/** The shape of a greeting. */
export function ThreadSkeleton() {
  const t = useT('chat');
  const late = useLate(true);
  if (!late) return null;
  return (
    <div role="status" className="flex gap-2">
      <VisuallyHidden>{t('beginning.loading')}</VisuallyHidden>
      <Skeleton className="size-7 shrink-0 rounded-full" />
      <div className="flex flex-1 flex-col gap-2.5">
        <Skeleton className="h-16 max-w-80 rounded-bubble rounded-tl-[6px]" />
        <div className="flex gap-2">
          <Skeleton className="h-9 w-32 rounded-full" />
          <Skeleton className="h-9 w-24 rounded-full" />
        </div>
      </div>
    </div>
  );
}
