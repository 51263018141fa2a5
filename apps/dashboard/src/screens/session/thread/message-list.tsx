import type { Conversation, Note } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, IconButton, Spinner } from '@lobby/ui';
import { ArrowDown } from 'lucide-react';
import { useCallback, useMemo, type RefObject } from 'react';
import { SeenMark } from '#/components/conversation/seen-mark.tsx';
import { useEarlierMessages } from '#/data/message.ts';
import { faceOf, useVisitorName } from '#/components/conversation/use-visitor-name.ts';
import { hasEarlier, type Thread } from '#/state/thread.ts';
import { cutIntoBlocks } from './lay-out-thread.ts';
import { LiveBubbles } from './live-bubbles.tsx';
import { MessageBlock } from './message-block.tsx';
import { QuotesContext } from './quotes-context.ts';
import { TranslationsContext } from './translations-context.ts';
import { UnsentList } from './unsent-list.tsx';
import { useReading } from './use-reading.ts';
import { useTranslations } from './use-translations.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

/** Earlier messages are fetched this far before their place is seen, in px. */
const AHEAD_PX = 800;

interface MessageListProps {
  conversation: Conversation;
  thread: Thread;
  notes: readonly Note[];
}

/** Everything that was said, the latest at the end; scrolling up brings what came before. */
export function MessageList({ conversation, thread, notes }: MessageListProps) {
  const t = useT('session');
  const name = useVisitorName()(conversation);
  const visitor = {
    name,
    face: faceOf(conversation, name),
    language: conversation.language,
    seenSeq: conversation.contact_seen_seq,
  };
  const { messages } = thread;
  const { viewport, content, atEnd, toEnd } = useThreadScroll(messages[0]?.seq);
  const newFrom = useReading({ conversation, messages, atEnd });
  const blocks = useMemo(() => cutIntoBlocks(messages, notes), [messages, notes]);
  const bySeq = useMemo(() => new Map(messages.map((message) => [message.seq, message])), [messages]);
  const translations = useTranslations(conversation, messages);
  const find = useCallback((seq: number) => bySeq.get(seq), [bySeq]);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={viewport}
        role="log"
        aria-label={t('thread.label')}
        data-session-thread
        className="h-full overflow-y-auto overscroll-contain px-5 py-5 outline-offset-[-2px]! max-md:px-4"
      >
        <div ref={content} className="mx-auto flex max-w-3xl flex-col gap-4">
          <Earlier conversationId={conversation.id} thread={thread} viewport={viewport} />
          <QuotesContext value={find}>
            <TranslationsContext value={translations}>
              {blocks.map((part) => (
                <MessageBlock
                  key={part.no}
                  part={part}
                  newFrom={isIn(newFrom, part.messages) ? newFrom : undefined}
                  visitor={visitor}
                  viewport={viewport}
                />
              ))}
            </TranslationsContext>
          </QuotesContext>
          <UnsentList conversationId={conversation.id} messages={messages} onShown={toEnd} />
          <LiveBubbles conversation={conversation} last={messages.at(-1)} />
        </div>
      </div>
      {atEnd ? null : (
        <div className="absolute right-5 bottom-3">
          <IconButton
            label={t('thread.to_latest')}
            icon={<ArrowDown size={18} />}
            variant="secondary"
            round
            onClick={toEnd}
            className="shadow-raised"
          />
        </div>
      )}
    </div>
  );
}

function isIn(seq: number | undefined, messages: MessageListProps['thread']['messages']): boolean {
  return seq !== undefined && messages.some((message) => message.seq === seq);
}

interface EarlierProps {
  conversationId: string;
  thread: Thread;
  viewport: RefObject<HTMLDivElement | null>;
}

/** The upper end: seen, it fetches what came before, until the beginning. */
function Earlier({ conversationId, thread, viewport }: EarlierProps) {
  const t = useT('session');
  const { mutate, isPending, isError } = useEarlierMessages(conversationId);
  const first = thread.messages[0]?.seq;
  const more = hasEarlier(thread);
  const fetchMore = () => (more && !isPending && !isError && first !== undefined ? mutate(first) : undefined);
  return (
    <div className="flex min-h-6 items-center justify-center gap-2 text-xs text-muted">
      {/* Anew after each step: an end that stays in view brings the next one too. */}
      <SeenMark key={first} viewport={viewport} aheadPx={AHEAD_PX} onSeen={fetchMore} />
      {!more ? t('thread.start') : null}
      {isPending ? (
        <>
          <Spinner /> {t('thread.older')}
        </>
      ) : null}
      {isError && first !== undefined ? (
        <>
          {t('thread.older_failed')}
          <RetryButton onClick={() => mutate(first)} />
        </>
      ) : null}
    </div>
  );
}

function RetryButton({ onClick }: { onClick: () => void }) {
  const t = useT('common');
  return (
    <Button size="small" onClick={onClick}>
      {t('actions.retry')}
    </Button>
  );
}
