import { useLocale, useT } from '@lobby/i18n';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useChat } from '#/components/chat-context.tsx';
import { DoorRow, RowCard } from '#/components/door-card.tsx';
import { useNavigate } from '#/components/use-navigate.ts';
import { searchFaq, tellOpened } from '#/data/faq.ts';

type FaqHits = Awaited<ReturnType<typeof searchFaq>>['items'];

/** Articles that are offered, and how long nothing is typed before they are looked for, in milliseconds. */
const SHOWN = 3;
const PAUSE_MS = 400;
/** Fewer characters say too little, more are no question any longer. */
const LEAST = 3;
/** A character of Chinese or Japanese says as much as a word does. */
const WORDY = /[\u3040-\u30ff\u3400-\u9fff]/;
const LEAST_WORDY = 2;
const MOST = 200;

/** Articles of the help centre that fit what the visitor is typing, in the visitor's language; where none fits, nothing. */
export function TypedAnswers() {
  const q = useTyped();
  return q.length < (WORDY.test(q) ? LEAST_WORDY : LEAST) || q.length > MOST ? null : <Found q={q} />;
}

function Found({ q }: { q: string }) {
  const t = useT('faq');
  const locale = useLocale();
  const navigate = useNavigate();
  const { client, tenant } = useChat();
  const [items, setItems] = useState<FaqHits>([]);
  useEffect(() => {
    const controller = new AbortController();
    // What is not found, or not reached, is not shown: the visitor is asking already.
    searchFaq(client, { tenant, locale, q }, controller.signal).then(
      (found) => setItems(found.items.slice(0, SHOWN)),
      () => undefined,
    );
    return () => controller.abort();
  }, [client, tenant, locale, q]);
  if (items.length === 0) return null;
  const open = (id: string, slug: string) => {
    tellOpened(client, { tenant, id, locale, from: 'home' });
    navigate({ to: '/chat/$tenant/faq/$id', params: { tenant, id: slug } });
  };
  return (
    <RowCard label={t('typed')} className="max-w-xl">
      <h2 className="px-4 py-2 text-xs text-muted">{t('typed')}</h2>
      {items.map(({ id, slug, title, locale: written }) => (
        <DoorRow key={id} lang={written} icon={<FileText size={16} />} onOpen={() => open(id, slug)}>
          {title}
        </DoorRow>
      ))}
    </RowCard>
  );
}

/** What is typed and not sent, once the typing pauses. The composer keeps it with the tab, so it is read from there. */
function useTyped(): string {
  const { storage, tenant, store } = useChat();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => setTyped((storage.session.getItem(`lobby-draft:${tenant}`) ?? '').trim());
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE_MS);
    };
    document.addEventListener('input', onInput);
    // This code comes after the field does: something may stand there already.
    onInput();
    // What is sent is typed no longer.
    const stop = store.subscribe(onInput);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', onInput);
      stop();
    };
  }, [storage, store, tenant]);
  return typed;
}
