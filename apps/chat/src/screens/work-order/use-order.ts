import { ApiError } from '@lobby/api-client';
import { applyCorrections, isCorrection, type Attachment, type CustomerAct, type Message } from '@lobby/contract';
import { useLocale } from '@lobby/i18n';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Chat } from '#/data/open-chat.ts';
import { actOnOrder, readOwnOrder, readThread, sendInThread, tellSeen, type OwnOrder } from '#/data/work-order.ts';
import { keptOutbox } from '#/state/kept-outbox.ts';
import type { Unsent } from '#/state/outbox.ts';
import { newId } from '#/state/random-id.ts';

/** Pause between two looks, in milliseconds: while the page is in front, and where the server is out of reach. */
const LOOK_MS = 4_000;
const AWAY_MS = 8_000;
/** Messages of one page. */
const PAGE = 200;

export interface OpenOrder {
  readonly order: OwnOrder | undefined;
  readonly messages: readonly Message[];
  /** Written and not delivered yet. */
  readonly unsent: readonly Unsent[];
  /** Why it is not there. */
  readonly failure: string | undefined;
  readonly send: (text: string, files: readonly Attachment[]) => void;
  readonly discard: (clientMsgId: string) => void;
  readonly act: (act: CustomerAct) => Promise<void>;
  readonly look: () => void;
}

/** One work order with its thread: looked at again and again, and what is written is delivered however long that takes. */
export function useOrder(chat: Chat, id: string): OpenOrder {
  const locale = useLocale();
  const [order, setOrder] = useState<OwnOrder>();
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [outbox] = useState(() => keptOutbox(chat.storage.local, `${chat.tenant}:order`));
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() => outbox.read(id));
  const [failure, setFailure] = useState<string>();
  const again = useRef<(() => void) | undefined>(undefined);
  const look = useCallback(() => again.current?.(), []);

  const deliver = async (conversationId: string) => {
    for (const each of outbox.read(id).filter(({ failure: refused }) => refused === undefined)) {
      try {
        await sendInThread(chat, { conversationId, clientMsgId: each.clientMsgId, text: each.text, files: each.attachments ?? [] });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status === 0 || error.status >= 429 || error.endsSession) throw error;
        // What is refused for good holds up nothing behind it, and stays until its writer has seen why.
        outbox.put(id, { ...each, failure: error.reason });
        continue;
      }
      outbox.remove(id, each.clientMsgId);
    }
    setUnsent(outbox.read(id));
  };

  const readOn = useEffectEvent(async (): Promise<void> => {
    const read = await readOwnOrder(chat, id, locale);
    await deliver(read.conversation_id);
    let held = messages;
    for (;;) {
      const { items } = await readThread(chat, read.conversation_id, held.at(-1)?.seq ?? 0);
      held = applyCorrections([...held, ...items]);
      if (items.length < PAGE) break;
    }
    setMessages(held);
    setOrder(read);
    const last = held.at(-1)?.seq;
    if (last !== undefined && read.unread > 0 && !document.hidden) tellSeen(chat, read.conversation_id, last);
    setFailure(undefined);
  });

  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = async () => {
      let ok = true;
      try {
        if (!document.hidden) await readOn();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        ok = false;
        if (!over) setFailure(error.reason);
      }
      if (!over) timer = setTimeout(() => void turn(), ok ? LOOK_MS : AWAY_MS);
    };
    const back = () => {
      clearTimeout(timer);
      void turn();
    };
    again.current = back;
    void turn();
    globalThis.addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      over = true;
      clearTimeout(timer);
      globalThis.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, []);

  return {
    order,
    messages: messages.filter((message) => !isCorrection(message)),
    unsent,
    failure,
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
    async act(act) {
      setOrder(await actOnOrder(chat, id, act, locale));
    },
  };
}
