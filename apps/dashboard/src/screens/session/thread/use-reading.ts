import type { Conversation, Message } from '@lobby/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMarkRead } from '#/data/conversation.ts';
import { firstUnread } from '#/state/thread.ts';

interface Reading {
  readonly conversation: Pick<Conversation, 'id' | 'unread'>;
  readonly messages: readonly Message[];
  /** The latest messages are on screen. */
  readonly atEnd: boolean;
}

/**
 * Marks what is on screen as read, and gives the sequence number of the first message that was new to the reader: from
 * opening the conversation, or from looking away.
 */
export function useReading({ conversation: { id, unread }, messages, atEnd }: Reading): number | undefined {
  const visible = useSyncExternalStore(onVisibility, isVisible);
  const [newFrom, setNewFrom] = useState(() => firstUnread(messages, unread));
  const { mutate } = useMarkRead();
  const last = messages.at(-1);
  const reading = visible && atEnd;

  // By the number: a message that comes again with a verdict is not new.
  const seq = last?.seq;
  const isNews = last?.author_kind !== 'agent' || unread > 0;
  useEffect(() => {
    if (reading && isNews && seq !== undefined) mutate({ id, seq });
  }, [id, seq, reading, isNews, mutate]);
  const [known, setKnown] = useState(seq);
  if (seq !== known) {
    setKnown(seq);
    if (!reading && last?.author_kind === 'contact') setNewFrom((held) => held ?? seq);
  }
  // What the reader answers is no longer new.
  if (newFrom !== undefined && last?.author_kind === 'agent' && last.seq > newFrom) setNewFrom(undefined);
  return newFrom;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
