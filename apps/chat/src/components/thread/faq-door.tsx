import { useLocale, useT } from '@lobby/i18n';
import { BookOpen, FileText, Ticket } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { DoorRow, RowCard } from '#/components/door-card.tsx';
import { useNavigate } from '#/components/use-navigate.ts';
import { readHome, type FaqHome } from '#/data/faq.ts';

/** Articles that stand under the greeting. */
const SHOWN = 3;

/** The ways into the FAQ and the work orders from where the chat begins; nothing where a business has neither. */
export function FaqDoor() {
  const t = useT('faq');
  const locale = useLocale();
  const navigate = useNavigate();
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
  const open = (id: string) => navigate({ to: '/chat/$tenant/faq/$id', params: { tenant, id } });
  return (
    <RowCard label={t('door')} className="max-w-xl">
      {home?.top.slice(0, SHOWN).map(({ id, slug, title, locale: written }) => (
        <DoorRow key={id} lang={written} icon={<FileText size={16} />} onOpen={() => open(slug)}>
          {title}
        </DoorRow>
      ))}
      {hasAnswers ? (
        <DoorRow icon={<BookOpen size={16} />} onOpen={() => navigate({ to: '/chat/$tenant/faq', params: { tenant } })}>
          {t('door_all', { count: home.total })}
        </DoorRow>
      ) : null}
      {hasOrders ? (
        <DoorRow icon={<Ticket size={16} />} onOpen={() => navigate({ to: '/chat/$tenant/work-order', params: { tenant } })}>
          <span className="flex min-w-0 flex-wrap gap-x-2">
            <span className="whitespace-nowrap">{order('title')}</span>
            <span className="text-muted">{order('door_text')}</span>
          </span>
        </DoorRow>
      ) : null}
    </RowCard>
  );
}
