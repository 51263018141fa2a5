import { isMessagingKind, type Conversation, type Note } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, IconButton, Spinner } from '@lobby/ui';
import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import { SeenMark } from '#/components/conversation/seen-mark.tsx';
import { useEarlierMessages } from '#/data/message.ts';
import { useVisitorName } from '#/components/conversation/use-visitor-name.ts';
import { unsentOf } from '#/state/session-outbox-slice.ts';
import { firstUnread, hasEarlier, type Thread } from '#/state/thread.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { asShown, cutIntoBlocks, type ShownMessage } from './lay-out-thread.ts';
import { LiveBubbles } from './live-bubbles.tsx';
import { marksOf, type Marks } from './marks-of.ts';
import { MessageBlock } from './message-block.tsx';
import { preloadUnsentFoot, type ThreadFacts } from './message-row.tsx';
import { NewButton } from './new-button.tsx';
import { NewLineContext } from './new-line-context.ts';
import { QuotesContext } from './quotes-context.ts';
import { TranslationsContext } from './translations-context.ts';
import { useGoTo } from './use-go-to.ts';
import { useReading } from './use-reading.ts';
import { useTranslations } from './use-translations.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

/** Earlier messages are fetched this far before their place is seen, in px. */
const AHEAD_PX = 800;

const NO_MARKS: Marks = { seen: undefined, sent: undefined };

interface MessageListProps {
  conversation: Conversation;
  thread: Thread;
  notes: readonly Note[];
}

/** Everything that was said, the latest at the end; scrolling up brings what came before. */
export function MessageList({ conversation, thread, notes }: MessageListProps) {
  const t = useT('session');
  const name = useVisitorName()(conversation);
  const { messages } = thread;
  const { viewport, content, atEnd, toEnd, leaveEnd } = useThreadScroll(messages[0]?.seq);
  const { news, watch } = useReading({ conversation, messages, atEnd });
  const { contact, language, contact_seen_seq: seenSeq } = conversation;
  const { id: contactId, no, name: givenName } = contact;
  const isOnService = conversation.channel !== null && isMessagingKind(conversation.channel.kind);
  // What went to a service says under each message how far it came.
  const { seen, sent } = useMemo(() => (isOnService ? NO_MARKS : marksOf(messages, seenSeq)), [messages, seenSeq, isOnService]);
  const facts = useMemo<ThreadFacts>(
    () => ({ contact: { id: contactId, no, name: givenName }, name, language, isOnService, watch, seen, sent }),
    [contactId, no, givenName, name, language, isOnService, watch, seen, sent],
  );
  const shown = useShown(conversation.id, messages, toEnd);
  const [seenFrom, setSeenFrom] = useState<number>();
  const { goTo, reach, isFetching, target, forget } = useGoTo({ conversationId: conversation.id, messages, viewport, leaveEnd });
  const line = useMemo(() => ({ viewport, onSeen: () => setSeenFrom(news.from) }), [viewport, news.from]);
  const goToNews = () => {
    setSeenFrom(news.from);
    void reach(
      (held) => firstUnread(held, news.count) !== undefined,
      (held) => firstUnread(held, news.count) ?? held.find(({ author_kind: author }) => author === 'contact')?.seq,
    );
  };
  const blocks = useMemo(() => cutIntoBlocks(shown, notes), [shown, notes]);
  const bySeq = useMemo(() => new Map(messages.map((message) => [message.seq, message])), [messages]);
  const translations = useTranslations(conversation, messages);
  const quotes = useMemo(() => ({ find: (seq: number) => bySeq.get(seq), goTo }), [bySeq, goTo]);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={viewport}
        role="log"
        // Read on with the keys, also where nothing in it takes the focus.
        tabIndex={0}
        aria-label={t('thread.label')}
        data-session-thread
        className="h-full overflow-y-auto overscroll-contain px-5 py-5 outline-offset-[-2px]! max-md:px-4"
      >
        <div ref={content} className="mx-auto flex max-w-3xl flex-col gap-4">
          <Earlier conversationId={conversation.id} thread={thread} viewport={viewport} />
          <QuotesContext value={quotes}>
            <TranslationsContext value={translations}>
              <NewLineContext value={line}>
                {blocks.map((part) => (
                  <MessageBlock
                    key={part.no}
                    part={part}
                    newFrom={isIn(news.from, part.messages) ? news.from : undefined}
                    target={isIn(target, part.messages) ? target : undefined}
                    facts={facts}
                    viewport={viewport}
                  />
                ))}
              </NewLineContext>
            </TranslationsContext>
          </QuotesContext>
          <LiveBubbles conversation={conversation} last={messages.at(-1)} />
        </div>
      </div>
      {news.count > 0 && (news.from === undefined || news.from !== seenFrom) ? (
        <NewButton count={news.count} isFetching={isFetching} onGo={goToNews} />
      ) : null}
      {atEnd ? null : (
        <div className="absolute right-5 bottom-3">
          <IconButton
            label={t('thread.to_latest')}
            icon={<ArrowDown size={18} />}
            variant="secondary"
            round
            onClick={() => {
              forget();
              toEnd();
            }}
            className="shadow-raised"
          />
        </div>
      )}
    </div>
  );
}

/** What was said, and the replies on their way behind it. Told when another one is shown. */
function useShown(conversationId: string, messages: Thread['messages'], onShown: () => void): readonly ShownMessage[] {
  const outbox = useAppSelector((state) => state.sessionOutbox);
  const author = useAppSelector(sessionSlice.selectors.selectUser)?.name ?? null;
  const unsent = useMemo(() => unsentOf(outbox, conversationId, messages), [outbox, conversationId, messages]);
  const told = useEffectEvent(onShown);
  useEffect(() => preloadUnsentFoot(), []);
  useEffect(() => {
    if (unsent.length > 0) told();
  }, [unsent.length]);
  return useMemo(() => {
    const after = messages.at(-1)?.seq ?? 0;
    return unsent.length === 0 ? messages : [...messages, ...unsent.map((reply, index) => asShown(reply, index, { after, author }))];
  }, [messages, unsent, author]);
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
