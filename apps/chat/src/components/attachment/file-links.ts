import { callEndpoint } from '@lobby/api-client';
import { upload, type ResponseOf } from '@lobby/contract';
import { useEffect, useState } from 'react';
import { useChat } from '#/components/chat-context.tsx';
import type { Chat } from '#/data/open-chat.ts';

export type FileLink = ResponseOf<typeof upload.visitorLinks>['items'][number];

/** Links are asked for anew so long before they end, in milliseconds. */
const EARLY_MS = 60_000;
/** Pause before links are asked for again that did not come, in milliseconds. */
const RETRY_MS = 5_000;

/** The links of one chat; what is asked for at the same time travels in one call. */
interface LinkBook {
  readonly known: Map<string, FileLink>;
  /** Links of the files; one that is missing leads nowhere any more. Rejects where the server is not reached. */
  readonly ask: (ids: readonly string[]) => Promise<void>;
}

const books = new WeakMap<Chat, LinkBook>();

function bookOf(chat: Chat): LinkBook {
  const found = books.get(chat) ?? openBook(chat);
  books.set(chat, found);
  return found;
}

function openBook(chat: Chat): LinkBook {
  const known = new Map<string, FileLink>();
  let asking: { ids: Set<string>; answer: Promise<void> } | undefined;
  const fetchLinks = async (ids: ReadonlySet<string>) => {
    const { token } = await chat.identity();
    const request = { ids: [...ids].slice(-100) };
    const { items } = await callEndpoint(chat.client, upload.visitorLinks, request, { token, retry: false, quiet: true });
    for (const id of ids) known.delete(id);
    for (const item of items)
      known.set(item.id, { ...item, url: absolute(chat, item.url), ...(item.thumb_url && { thumb_url: absolute(chat, item.thumb_url) }) });
  };
  return {
    known,
    ask(ids) {
      const { ids: gathered, answer } = (asking ??= gather());
      for (const id of ids) gathered.add(id);
      return answer;
    },
  };

  function gather() {
    const ids = new Set<string>();
    const answer = Promise.resolve().then(() => {
      asking = undefined;
      return fetchLinks(ids);
    });
    return { ids, answer };
  }
}

function absolute(chat: Chat, path: string): string {
  return `${chat.client.options.origin}${path}`;
}

/** The link of a file while it is shown: undefined before it is known, null where the file is gone. */
export function useFileLink(id: string): FileLink | null | undefined {
  const chat = useChat();
  const [link, setLink] = useState<FileLink | null | undefined>(() => fresh(bookOf(chat).known.get(id)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const refresh = async () => {
      const book = bookOf(chat);
      try {
        if (!fresh(book.known.get(id))) await book.ask([id]);
        const found = book.known.get(id);
        if (over) return;
        setLink(found ?? null);
        if (found) timer = setTimeout(() => void refresh(), Math.max(RETRY_MS, found.expires_at - Date.now() - EARLY_MS));
      } catch {
        // The thread says that the server is not reached; the link comes when it is.
        if (!over) timer = setTimeout(() => void refresh(), RETRY_MS);
      }
    };
    void refresh();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [chat, id]);
  return link;
}

function fresh(link: FileLink | undefined): FileLink | undefined {
  return link && link.expires_at - EARLY_MS > Date.now() ? link : undefined;
}
