import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { CircleHelp, MessageCircle, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from './use-navigate.ts';

export interface PlaceTabsProps {
  tenant: string;
  current: 'chat' | 'faq' | 'work-order';
  /** False where there is nothing behind the tab of work orders. */
  orders: boolean;
  /** The conversation is shown: its tab leads on to the home of the chat. */
  inConversation?: boolean;
}

/** The ways between the chat and what stands beside it, at the foot of every screen. */
export function PlaceTabs({ tenant, current, orders, inConversation = false }: PlaceTabsProps) {
  const t = useT('chat');
  const navigate = useNavigate();
  const params = { tenant };
  return (
    <nav
      aria-label={t('tabs.label')}
      className="shrink-0 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] [@media(max-height:420px)]:hidden"
    >
      <div className="mx-auto flex max-w-[720px]">
        <Tab
          current={current === 'chat'}
          icon={<MessageCircle size={20} />}
          onGo={() => navigate({ to: inConversation ? '/chat/$tenant/home' : '/chat/$tenant', params })}
        >
          {t('tabs.chat')}
        </Tab>
        <Tab current={current === 'faq'} icon={<CircleHelp size={20} />} onGo={() => navigate({ to: '/chat/$tenant/faq', params })}>
          {t('tabs.faq')}
        </Tab>
        {orders ? (
          <Tab
            current={current === 'work-order'}
            icon={<Ticket size={20} />}
            onGo={() => navigate({ to: '/chat/$tenant/work-order', params })}
          >
            {t('tabs.orders')}
          </Tab>
        ) : null}
      </div>
    </nav>
  );
}

function Tab({ current, icon, onGo, children }: { current: boolean; icon: ReactNode; onGo: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-current={current ? 'page' : undefined}
      onClick={onGo}
      className={classNames(
        'flex h-15 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs focus-visible:-outline-offset-2',
        current ? 'text-accent-text' : 'text-muted hover:text-foreground',
      )}
    >
      <span aria-hidden="true">{icon}</span>
      {children}
    </button>
  );
}
