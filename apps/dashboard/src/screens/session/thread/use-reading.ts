import type { Conversation, Message } from '@lobby/contract';
import { sessionSlice } from '@lobby/session';
import { isLookedAt, onLook, useInView, type Watch } from '@lobby/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMarkRead } from '#/data/conversation.ts';
import { firstUnread } from '#/state/thread.ts';
import { useAppSelector } from '#/state/use-store.ts';

interface Reading {
  readonly conversation: Pick<Conversation, 'id' | 'unread' | 'asked' | 'agent'>;
  readonly messages: readonly Message[];
  /** The latest messages are on screen. */
  readonly atEnd: boolean;
}

/** What was new to the reader: from opening the conversation, or from looking away. */
export interface News {
  /** Messages of the visitor; 0 where none is new. */
  readonly count: number;
  /** Sequence number of the first one; undefined while it is not held. */
  readonly from: number | undefined;
}

interface Read {
  readonly news: News;
  /** Is shown what others wrote: what is in view counts as read, and is told to the visitor as seen. */
  readonly watch: Watch;
}

const NO_NEWS: News = { count: 0, from: undefined };

/** Marks what is in view of the reader as read, and gives what was new to them until it is answered. */
export function useReading({ conversation: { id, unread, asked, agent }, messages, atEnd }: Reading): Read {
  const looks = useSyncExternalStore(onLook, isLookedAt);
  const [news, setNews] = useState<News>(() => ({ count: unread, from: firstUnread(messages, unread) }));
  const { mutate, mutateAsync } = useMarkRead();
  const watch = useInView(id, (seen) =>
    mutateAsync({ id, seq: seen }).then(
      () => true,
      () => false,
    ),
  );
  const last = messages.at(-1);
  const reading = looks && atEnd;

  // By the number: a message that comes again with a verdict is not new.
  const seq = last?.seq;
  // Whoever was asked to answer it joins by opening it, however far they read.
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  const joins = looks && asked && agent?.id === me;
  useEffect(() => {
    if (joins) mutate({ id, seq: 0 });
  }, [id, joins, mutate]);
  const [known, setKnown] = useState(seq);
  if (seq !== known) {
    setKnown(seq);
    const came = messages.filter((message) => message.seq > (known ?? 0) && message.author_kind === 'contact');
    // What comes while the reader looks on is not new by itself; it counts where something above it is.
    if (came.length > 0 && (!reading || news.count > 0))
      setNews({ count: news.count + came.length, from: news.count > 0 ? news.from : came[0]?.seq });
  }
  // The first one is known once it is held.
  else if (news.count > 0 && news.from === undefined) {
    const from = firstUnread(messages, news.count);
    if (from !== undefined) setNews({ ...news, from });
  }
  // What the reader answers is no longer new.
  if (news.count > 0 && last?.author_kind === 'agent' && (news.from === undefined || last.seq > news.from)) setNews(NO_NEWS);
  return { news, watch };
}
