import type { Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useInView } from '@lobby/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import type { ChatState } from '#/state/chat-state.ts';
import { DayLine } from '#/components/message/day-line.tsx';
import {
  ComingAnswer,
  Announcer,
  EarlierMessages,
  EventLine,
  PageSigns,
  OffHoursCard,
  QueueCard,
  ThreadFoot,
  ToEnd,
} from '#/components/later-parts.tsx';
import { asShown, layOutThread, type ShownMessage, type ThreadItem } from '#/components/message/lay-out-thread.ts';
import { MessageRow, type MessageRowProps } from '#/components/message/message-row.tsx';
import { unsentIn, type Outbox } from '#/state/outbox.ts';
import { waitsToSend } from '#/state/waits-to-send.ts';
import { receiptsOf } from './receipts-of.ts';
import { usePinnedScroll } from './use-pinned-scroll.ts';
import { Welcome } from './welcome.tsx';

/** Items at the end that are always laid out, so that the end stands still. */
const NEAR_ITEMS = 30;

const latestAnswerOf = ({ thread }: ChatState) => thread.messages.findLast((message) => message.author_kind === 'bot')?.seq;
/** Too many wait, or nobody is there; somebody who was asked out of hours is. */
const isNobodyThere = ({ standing }: ChatState) =>
  standing?.turned_away === true ||
  (standing?.status === 'queued' && !(standing.agents_online && (standing.open || standing.asked_name !== null)));

/** Everything that was said, newest at the end. */
export function ThreadView() {
  const t = useT('chat');
  const messages = useChatState((state) => state.thread.messages);
  const wholeThread = useChatState((state) => state.thread.floor === 0);
  const latestAnswer = useChatState(latestAnswerOf);
  const conversationId = useChatState((state) => state.conversationId);
  const standing = useChatState((state) => state.standing);
  const thread = useChatState((state) => state.thread);
  const receipts = useMemo(() => receiptsOf({ thread, standing }), [thread, standing]);
  const waits = useChatState(waitsToSend);
  const outbox = useChatState((state) => state.unsent);
  const unsent = useMemo(() => unsentIn(outbox, conversationId), [outbox, conversationId]);
  const written = unsent.length;
  const items = useMemo(() => layOutThread(withUnsent(messages, unsent)), [messages, unsent]);
  const { seen: tell } = useChat();
  const watch = useInView(conversationId, (seq) => tell(conversationId ?? '', seq));
  const alone = useChatState(isNobodyThere);
  const { viewport, content, pinned, toEnd } = usePinnedScroll(messages[0]?.seq, messages.length === 0 && written === 0);
  const [openedAt] = useState(Date.now);
  const [openedWith] = useState(thread.latest);
  const [firstDay, rest] = items[0]?.kind === 'day' ? [items[0].at, items.slice(1)] : [openedAt, items];

  const writtenBefore = useRef(written);
  useEffect(() => {
    if (written > writtenBefore.current) toEnd();
    writtenBefore.current = written;
  }, [written, toEnd]);

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={viewport}
        role="log"
        // Read on with the keys, also where nothing in it takes the focus.
        tabIndex={0}
        aria-live="off"
        aria-label={t('thread.label')}
        className="h-full overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <div ref={content} className="flex flex-col gap-4 px-4 pt-4 pb-3">
          {wholeThread ? null : <EarlierMessages viewport={viewport} />}
          <DayLine at={firstDay} />
          {wholeThread ? <Welcome onAsk={toEnd} /> : null}
          {rest.map((item, index) => (
            <Item
              key={keyOf(item)}
              item={item}
              far={index < rest.length - NEAR_ITEMS}
              latest={item.kind === 'message' && item.message.seq === latestAnswer}
              receipt={item.kind === 'message' && !item.message.unsent ? receipts.get(item.message.seq) : undefined}
              waits={waits && item.kind === 'message' && item.message.unsent !== undefined}
              watch={watch}
            />
          ))}
          {alone ? <OffHoursCard /> : <QueueCard />}
          <ComingAnswer />
          <ThreadFoot />
        </div>
      </div>
      {pinned ? null : <ToEnd onClick={toEnd} />}
      {/* There before anything is in it: what comes with its region is not spoken. */}
      <div aria-live="polite" className="sr-only">
        <Announcer after={openedWith} />
      </div>
      <PageSigns />
    </div>
  );
}

function Item({ item, ...look }: { item: ThreadItem } & Omit<MessageRowProps, 'message' | 'starts' | 'ends'>) {
  if (item.kind === 'day') return <DayLine at={item.at} />;
  if (item.kind === 'event') return <EventLine message={item.message} />;
  return <MessageRow message={item.message} starts={item.starts} ends={item.ends} {...look} />;
}

function keyOf(item: ThreadItem): string {
  if (item.kind === 'day') return `day:${item.at}`;
  // What it was sent with: it is the same before and after it is stored.
  return `message:${item.message.client_msg_id}`;
}

function withUnsent(messages: readonly Message[], unsent: Outbox): readonly ShownMessage[] {
  const last = messages.at(-1)?.seq ?? 0;
  return unsent.length === 0 ? messages : [...messages, ...unsent.map((each, index) => asShown(each, index, last))];
}
