import { useLocale } from '@lobby/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFetched } from '#/components/use-fetched.ts';
import type { Chat } from '#/data/open-chat.ts';
import { watchPage } from '#/data/watch-page.ts';
import { readOwnOrders, type OwnOrders } from '#/data/work-order.ts';

/** Own work orders page by page. */
export function useOwnOrders(chat: Chat, settled: boolean, q: string) {
  const locale = useLocale();
  const key = `${chat.tenant} ${locale} ${String(settled)} ${q}`;
  const first = useFetched(key, (signal) => readOwnOrders(chat, { settled, q, locale }, signal));
  useNews(chat, first.retry);
  const [more, setMore] = useState<{ of: OwnOrders | undefined; items: OwnOrders['items']; next: string | null }>();
  const [busy, setBusy] = useState(false);
  const later = more && more.of === first.value ? more : undefined;
  const next = later ? later.next : (first.value?.next_cursor ?? null);
  const readMore = async () => {
    if (next === null || busy) return;
    setBusy(true);
    try {
      const page = await readOwnOrders(chat, { settled, q, locale, cursor: next });
      setMore({ of: first.value, items: [...(later?.items ?? []), ...page.items], next: page.next_cursor });
    } finally {
      setBusy(false);
    }
  };
  const items = first.value && [...first.value.items, ...(later?.items ?? [])];
  return { state: first.state, retry: first.retry, counts: first.value?.counts, items, hasMore: next !== null, busy, readMore };
}

/** Pause between two looks while nothing is announced, in milliseconds. */
const LOOK_MS = 15_000;

/** Looks again when something is announced, or the page is back in front. */
function useNews(chat: Chat, look: () => void): void {
  const again = useEffectEvent(look);
  useEffect(() => {
    const stopHearing = chat.hear(({ typist }) => (typist === undefined ? again() : undefined));
    const stopWatching = watchPage({ back: () => again(), lost: () => undefined });
    const timer = setInterval(() => (chat.isConnected() || document.hidden ? undefined : again()), LOOK_MS);
    return () => {
      stopHearing();
      stopWatching();
      clearInterval(timer);
    };
  }, [chat]);
}
