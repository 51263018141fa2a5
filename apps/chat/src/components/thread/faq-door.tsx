import { useLocale, useT } from '@lobby/i18n';
import { useRouter } from '@tanstack/react-router';
import { BookOpen, ChevronRight, Ticket } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { readHome, type FaqHome } from '#/data/faq.ts';

/** Articles that stand under the greeting. */
const SHOWN = 3;

/** The ways into the FAQ and the work orders from where the chat begins; nothing where a business has neither. */
export function FaqDoor() {
  const t = useT('faq');
  const locale = useLocale();
  const router = useRouter();
  const order = useT('order');
  const { client, tenant } = useChat();
  const hasOrders = useChatState((state) => state.tenant?.work_orders === true);
  const [home, setHome] = useState<FaqHome>();
  useEffect(() => {
    const controller = new AbortController();
    // A door that does not open is not shown; the chat goes on without it.
    readHome(client, tenant, locale, controller.signal).then(setHome, () => undefined);
    return () => controller.abort();
  }, [client, tenant, locale]);
  const hasAnswers = home !== undefined && home.total > 0;
  if (!hasAnswers && !hasOrders) return null;
  const open = (id: string) => void router.navigate({ to: '/chat/$tenant/faq/$id', params: { tenant, id } });
  return (
    <section aria-label={t('door')} className="w-full max-w-xl overflow-hidden rounded-card border border-border bg-surface">
      {home?.top.slice(0, SHOWN).map(({ id, slug, title, locale: written }) => (
        <button
          key={id}
          type="button"
          lang={written}
          onClick={() => open(slug)}
          className="flex w-full items-center gap-3 border-b border-border px-4 py-2.5 text-start text-sm transition-colors hover:bg-surface-hover"
        >
          <span className="min-w-0 flex-1 truncate">{title}</span>
          <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-muted" />
        </button>
      ))}
      {hasAnswers ? (
        <button
          type="button"
          onClick={() => void router.navigate({ to: '/chat/$tenant/faq', params: { tenant } })}
          className="flex w-full items-center gap-2 px-4 py-2.5 text-start text-sm text-accent-text transition-colors hover:bg-surface-hover"
        >
          <BookOpen size={16} aria-hidden="true" className="shrink-0" />
          {t('door_all', { count: home.total })}
        </button>
      ) : null}
      {hasOrders ? (
        <button
          type="button"
          onClick={() => void router.navigate({ to: '/chat/$tenant/work-order', params: { tenant } })}
          className="flex w-full items-center gap-2 border-t border-border px-4 py-2.5 text-start text-sm text-accent-text transition-colors first:border-t-0 hover:bg-surface-hover"
        >
          <Ticket size={16} aria-hidden="true" className="shrink-0" />
          <span className="flex min-w-0 flex-wrap gap-x-2">
            <span className="whitespace-nowrap">{order('title')}</span>
            <span className="text-muted">{order('door_text')}</span>
          </span>
        </button>
      ) : null}
    </section>
  );
}
