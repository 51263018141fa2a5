import { useLocale, useT } from '@lobby/i18n';
import { CircleHelp, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChat } from '#/components/chat-context.tsx';
import { useFetched } from '#/components/use-fetched.ts';
import { useNavigate } from '#/components/use-navigate.ts';
import { readOwnOrders } from '#/data/work-order.ts';

/** The help centre and the work orders, side by side. @param answers how many articles there are; none is no door */
export function HomeDoors({ answers = 0, orders }: { answers: number | undefined; orders: boolean }) {
  const t = useT('later');
  const chatT = useT('chat');
  const navigate = useNavigate();
  const { tenant } = useChat();
  if (answers === 0 && !orders) return null;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3">
      {answers > 0 ? (
        <Door
          icon={<CircleHelp size={20} />}
          title={chatT('tabs.faq')}
          text={t('home.answers', { count: answers })}
          onOpen={() => navigate({ to: '/chat/$tenant/faq', params: { tenant } })}
        />
      ) : null}
      {orders ? <OrdersDoor /> : null}
    </div>
  );
}

function OrdersDoor() {
  const t = useT('later');
  const chatT = useT('chat');
  const navigate = useNavigate();
  const chat = useChat();
  const locale = useLocale();
  const { tenant } = chat;
  const own = useFetched(`${tenant} ${locale} orders`, (signal) => readOwnOrders(chat, { settled: false, locale }, signal)).value;
  const replies = own?.items.reduce((sum, { unread }) => sum + unread, 0) ?? 0;
  return (
    <Door
      icon={<Ticket size={20} />}
      isNew={replies > 0}
      title={chatT('tabs.orders')}
      text={replies > 0 ? t('home.replies', { count: replies }) : t('home.leave')}
      onOpen={() => navigate({ to: '/chat/$tenant/work-order', params: { tenant } })}
    />
  );
}

interface DoorProps {
  icon: ReactNode;
  /** Something waits behind it. */
  isNew?: boolean;
  title: string;
  text: string;
  onOpen: () => void;
}

function Door({ icon, isNew = false, title, text, onOpen }: DoorProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-w-0 flex-col items-start rounded-card border border-border bg-surface p-4 text-start transition-colors hover:bg-surface-hover"
    >
      <span
        aria-hidden="true"
        className="relative flex size-10 items-center justify-center rounded-t-full rounded-b-lg bg-accent-tint text-accent-text"
      >
        {icon}
        {isNew ? <span className="absolute -end-0.5 -top-0.5 size-2.5 rounded-full bg-danger ring-2 ring-surface" /> : null}
      </span>
      <span className="mt-3 w-full truncate text-15 font-semibold">{title}</span>
      <span className="w-full text-sm text-pretty text-muted">{text}</span>
    </button>
  );
}
