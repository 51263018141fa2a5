import { useLocale, useT } from '@lobby/i18n';
import { Megaphone } from 'lucide-react';
import { useEffect } from 'react';
import { ChatProvider, useChat, useChatState } from '#/components/chat-context.tsx';
import { useHostPage } from '#/components/host-page-context.tsx';
import { PlaceTabs } from '#/components/place-tabs.tsx';
import { useFetched } from '#/components/use-fetched.ts';
import { useNavigate } from '#/components/use-navigate.ts';
import { readHome } from '#/data/faq.ts';
import { readChatHome } from '#/data/home.ts';
import type { Chat } from '#/data/open-chat.ts';
import { AskCard } from './ask-card.tsx';
import { HomeDoors } from './home-doors.tsx';
import { HomeHeader } from './home-header.tsx';
import { HomeList } from './home-list.tsx';

/** Where a visitor begins, /chat/{tenant}/home: the greeting, and the ways on. */
export function HomeScreen({ chat }: { chat: Chat }) {
  return (
    <ChatProvider value={chat}>
      <HomePage />
    </ChatProvider>
  );
}

function HomePage() {
  const t = useT('later');
  const chat = useChat();
  const locale = useLocale();
  const navigate = useNavigate();
  const channel = useHostPage()?.channel;
  const isNowhere = useChatState(({ phase }) => phase === 'nowhere');
  const name = useChatState(({ tenant }) => tenant?.name);
  const orders = useChatState(({ tenant }) => tenant?.work_orders === true);
  const { tenant } = chat;
  const home = useFetched(`${tenant} ${locale}`, (signal) => readChatHome(chat, locale, channel, signal)).value;
  const faq = useFetched(`${tenant} ${locale} faq`, (signal) => readHome(chat.client, tenant, locale, signal)).value;
  useEffect(() => {
    if (name !== undefined) document.title = name;
  }, [name]);
  useEffect(() => {
    // The chat says so of an address that names no business.
    if (isNowhere) navigate({ to: '/chat/$tenant', params: { tenant }, replace: true });
  }, [isNowhere, navigate, tenant]);
  const shows = (block: NonNullable<typeof home>['blocks'][number]) => home?.blocks.includes(block) ?? false;
  return (
    <div className="mx-auto flex h-window w-full max-w-[720px] flex-col min-[768px]:border-x min-[768px]:border-border">
      <main className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <HomeHeader title={home?.title ?? ''} />
        <div className="relative -mt-16 flex flex-col gap-3 px-4 pb-6">
          <AskCard home={home} />
          <HomeDoors answers={shows('answers') ? faq?.total : undefined} orders={shows('work_orders') && orders} />
          <HomeList history={shows('history')} articles={shows('answers') ? (faq?.top ?? []) : []} />
          {home && home.notice !== '' ? (
            <p
              role="note"
              aria-label={t('home.notice')}
              dir="auto"
              className="flex gap-3 rounded-card bg-warning-soft px-4 py-3 text-sm text-warning-soft-foreground wrap-anywhere"
            >
              <Megaphone size={18} aria-hidden="true" className="mt-px shrink-0" />
              <span className="whitespace-pre-line">{home.notice}</span>
            </p>
          ) : null}
        </div>
      </main>
      <PlaceTabs tenant={tenant} current="chat" orders={orders} />
    </div>
  );
}
