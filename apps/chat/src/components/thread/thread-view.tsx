import { useT } from '@lobby/i18n';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useChatState } from '#/components/chat-context.tsx';
import type { ChatState } from '#/state/chat-state.ts';
import { DayLine } from '#/components/message/day-line.tsx';
import {
  ComingAnswer,
  UnsentList,
  Announcer,
  EarlierMessages,
  EventLine,
  PageSigns,
  OffHoursCard,
  QueueCard,
  ThreadFoot,
  ToEnd,
} from '#/components/later-parts.tsx';
import { layOutThread, type ThreadItem } from '#/components/message/lay-out-thread.ts';
import { MessageGroupView } from '#/components/message/message-group-view.tsx';
import { unsentIn } from '#/state/outbox.ts';
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
  const written = useChatState((state) => unsentIn(state.unsent, state.conversationId).length);
  const items = useMemo(() => layOutThread(messages), [messages]);
  const alone = useChatState(isNobodyThere);
  const { viewport, content, pinned, toEnd } = usePinnedScroll(messages[0]?.seq);
  const [openedAt] = useState(Date.now);
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
        aria-live="off"
        aria-label={t('thread.label')}
        className="h-full overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <div ref={content} className="flex flex-col gap-4 px-4 pt-4 pb-3">
          {wholeThread ? null : <EarlierMessages viewport={viewport} />}
          <DayLine at={firstDay} />
          {wholeThread ? <Welcome onAsk={toEnd} /> : null}
          {rest.map((item, index) => (
            <Item key={keyOf(item)} item={item} far={index < rest.length - NEAR_ITEMS} latestAnswer={latestAnswer} />
          ))}
          <UnsentList />
          {alone ? <OffHoursCard /> : <QueueCard />}
          <ComingAnswer />
          <ThreadFoot />
        </div>
      </div>
      {pinned ? null : <ToEnd onClick={toEnd} />}
      <Announcer />
      <PageSigns />
    </div>
  );
}

function Item({ item, far, latestAnswer }: { item: ThreadItem; far: boolean; latestAnswer: number | undefined }) {
  if (item.kind === 'day') return <DayLine at={item.at} />;
  if (item.kind === 'event') return <EventLine message={item.message} />;
  return <MessageGroupView group={item} far={far} latestAnswer={latestAnswer} />;
}

function keyOf(item: ThreadItem): string {
  if (item.kind === 'day') return `day:${item.at}`;
  return item.kind === 'event' ? item.message.id : `group:${item.messages[0]?.id}`;
}
