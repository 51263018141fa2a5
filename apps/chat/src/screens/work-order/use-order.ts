import { ApiError } from '@lobby/api-client';
import { applyCorrections, isCorrection, TYPING_TTL_MS, type Attachment, type CustomerAct, type Message } from '@lobby/contract';
import { useLocale } from '@lobby/i18n';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { backoff } from '#/data/backoff.ts';
import { createLane, type Lane } from '#/data/lane.ts';
import type { Chat } from '#/data/open-chat.ts';
import { CONNECTED_POLL_MS } from '#/data/poll-plan.ts';
import { watchPage } from '#/data/watch-page.ts';
import { actOnOrder, rateOrder, readOwnOrder, readThread, sendInThread, tellTyping, type OwnOrder } from '#/data/work-order.ts';
import type { Rating } from '#/data/visitor.ts';
import { keptOutbox } from '#/state/kept-outbox.ts';
import { needsConsent } from '#/state/needs-consent.ts';
import type { Unsent } from '#/state/outbox.ts';
import { newId } from '#/state/random-id.ts';

/** Pause between two looks while nothing is announced, in milliseconds. */
const LOOK_MS = 4_000;
/** A typing mark is repeated at most this often, in milliseconds. */
const TYPING_EVERY_MS = 3_000;
/** Messages of one page. */
const PAGE = 200;

export interface OpenOrder {
  readonly order: OwnOrder | undefined;
  readonly messages: readonly Message[];
  /** Written and not delivered yet. */
  readonly unsent: readonly Unsent[];
  /** Why it is not there. */
  readonly failure: string | undefined;
  /** Who of the business is typing; the name is null where none is given. */
  readonly typist: { readonly name: string | null } | undefined;
  readonly send: (text: string, files: readonly Attachment[]) => void;
  readonly discard: (clientMsgId: string) => void;
  readonly act: (act: CustomerAct) => Promise<void>;
  readonly rate: (rating: Rating) => Promise<void>;
  readonly typing: () => void;
  readonly look: () => void;
}

/** One work order with its thread: looked at when something is announced, and what is written is delivered however long that takes. */
export function useOrder(chat: Chat, id: string): OpenOrder {
  const locale = useLocale();
  const [order, setOrder] = useState<OwnOrder>();
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [outbox] = useState(() => keptOutbox(chat.storage.local, `${chat.tenant}:order`));
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() => outbox.read(id));
  const [failure, setFailure] = useState<string>();
  const held = useRef<readonly Message[]>([]);
  const lane = useRef<Lane | undefined>(undefined);
  const typedAt = useRef(0);
  /** Grows when the customer does something and when that is answered: what was read before is older than the answer. */
  const acted = useRef(0);
  const thread = order?.conversation_id;
  const look = useCallback(() => lane.current?.wake(), []);

  const deliver = async (conversationId: string) => {
    if (needsConsent(chat.store.get())) return;
    for (const each of outbox.read(id).filter(({ failure: refused }) => refused === undefined)) {
      try {
        await sendInThread(chat, { conversationId, clientMsgId: each.clientMsgId, text: each.text, files: each.attachments ?? [] });
      } catch (error) {
        // The business asks for it since the page was opened: what is written waits for the visitor's yes.
        if (error instanceof ApiError && error.reason === 'consent_required') {
          const { conversationId: open } = chat.store.get();
          if (open !== undefined) await chat.goBack(open);
          if (needsConsent(chat.store.get())) return;
        }
        if (!(error instanceof ApiError) || error.status === 0 || error.status >= 429 || error.endsSession) throw error;
        // What is refused for good holds up nothing behind it, and stays until its writer has seen why.
        outbox.put(id, { ...each, failure: error.reason });
        continue;
      }
      outbox.remove(id, each.clientMsgId);
    }
  };

  const readOn = useEffectEvent(async (): Promise<void> => {
    const before = acted.current;
    const read = await readOwnOrder(chat, id, locale);
    await deliver(read.conversation_id);
    for (;;) {
      const { items } = await readThread(chat, read.conversation_id, held.current.at(-1)?.seq ?? 0);
      held.current = applyCorrections([...held.current, ...items]);
      if (items.length < PAGE) break;
    }
    setMessages(held.current);
    setUnsent(outbox.read(id));
    if (acted.current === before) setOrder(read);
    else look();
    setFailure(undefined);
  });

  useEffect(() => {
    let failures = 0;
    const opened = createLane(async () => {
      if (document.hidden) return undefined;
      try {
        await readOn();
        failures = 0;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failures += 1;
        setFailure(error.reason);
        return { ms: backoff(failures, Math.random()) };
      }
      return { ms: chat.isConnected() ? CONNECTED_POLL_MS : LOOK_MS };
    });
    lane.current = opened;
    opened.wake();
    const stopWatching = watchPage({ back: opened.wake, lost: opened.wake });
    return () => {
      opened.close();
      stopWatching();
    };
  }, [chat]);

  const answered = async (answer: Promise<OwnOrder>) => {
    acted.current += 1;
    try {
      setOrder(await answer);
    } finally {
      acted.current += 1;
    }
  };

  // What waited for the visitor's yes goes with it.
  useEffect(() => {
    let asked = needsConsent(chat.store.get());
    return chat.store.subscribe(() => {
      const before = asked;
      asked = needsConsent(chat.store.get());
      if (before && !asked) look();
    });
  }, [chat, look]);
  const typist = useHeard(chat, thread, messages.length, look);
  return {
    order,
    messages: messages.filter((message) => !isCorrection(message)),
    unsent,
    failure,
    typist,
    look,
    send(text, files) {
      outbox.put(id, { clientMsgId: newId(), text, writtenAt: Date.now(), ...(files.length > 0 ? { attachments: files } : {}) });
      setUnsent(outbox.read(id));
      look();
    },
    discard(clientMsgId) {
      outbox.remove(id, clientMsgId);
      setUnsent(outbox.read(id));
    },
    act: (act) => answered(actOnOrder(chat, id, act, locale)),
    rate: (rating) => answered(rateOrder(chat, id, rating, locale)),
    typing() {
      if (thread === undefined || Date.now() - typedAt.current < TYPING_EVERY_MS) return;
      typedAt.current = Date.now();
      tellTyping(chat, thread);
    },
  };
}

/** Looks when something is announced; tells who is typing, until it lapses or something has arrived. */
function useHeard(chat: Chat, thread: string | undefined, count: number, look: () => void): OpenOrder['typist'] {
  const [typing, setTyping] = useState<{ name: string | null; count: number }>();
  const shown = useEffectEvent((name: string | null) => setTyping({ name, count }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = chat.hear(({ thread: of, typist }) => {
      if (of !== undefined && thread !== undefined && of !== thread) return;
      if (typist === undefined) return look();
      shown(typist);
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(undefined), TYPING_TTL_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [chat, thread, look]);
  return typing && typing.count === count ? typing : undefined;
}
