import { useT } from '@lobby/i18n';
import { Button, classNames, IconButton } from '@lobby/ui';
import { useRouter } from '@tanstack/react-router';
import { ChevronLeft, CircleHelp, Headphones, MessageCircle, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RouterContext } from '#/data/router-context.ts';
import { FrameClose } from './host-page-context.tsx';
import { useFailureToast } from './use-failure-toast.ts';

/** A page beside the chat: whose it is, and the way to its calls. */
export interface Place extends RouterContext {
  tenant: string;
}

interface PlaceFrameProps extends Place {
  /** The tab that it belongs to. */
  tab: 'faq' | 'work-order';
  title: string;
  /** False where there is nothing behind the tab of work orders. */
  orders?: boolean | undefined;
  /** Leads one step back; without it there is no such button. */
  onBack?: (() => void) | undefined;
  /** Comes along to a person. */
  onPerson?: (() => Promise<void>) | undefined;
  children: ReactNode;
}

/** A page beside the chat: its title, the way to a person, and the tabs below. */
export function PlaceFrame({ tenant, chatOf, tab, title, orders = true, onBack, onPerson, children }: PlaceFrameProps) {
  const t = useT('faq');
  const order = useT('order');
  const router = useRouter();
  const tell = useFailureToast();
  const askPerson = async () => {
    await onPerson?.();
    void router.navigate({ to: '/chat/$tenant', params: { tenant } });
    await chatOf(tenant).askPerson();
  };
  return (
    <div className="flex h-window flex-col">
      <header className="shrink-0 border-b border-border bg-surface pt-[env(safe-area-inset-top)]">
        <div className="mx-auto flex h-16 w-full max-w-[720px] items-center gap-2 px-4">
          {onBack ? <IconButton label={t('back')} icon={<ChevronLeft size={20} />} onClick={onBack} /> : null}
          <p className="min-w-0 flex-1 truncate text-base font-semibold">{title}</p>
          <Button
            size="small"
            icon={<Headphones size={16} />}
            aria-label={`${t('person')}: ${t('person_long')}`}
            onClick={() => void askPerson().catch(tell)}
          >
            {t('person')}
          </Button>
          <FrameClose />
        </div>
      </header>
      {children}
      <nav aria-label={title} className="shrink-0 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)]">
        <div className="mx-auto flex max-w-[720px]">
          <Tab icon={<MessageCircle size={20} />} onGo={() => void router.navigate({ to: '/chat/$tenant', params: { tenant } })}>
            {t('chat')}
          </Tab>
          <Tab
            current={tab === 'faq'}
            icon={<CircleHelp size={20} />}
            onGo={() => void router.navigate({ to: '/chat/$tenant/faq', params: { tenant } })}
          >
            {t('title')}
          </Tab>
          {orders ? (
            <Tab
              current={tab === 'work-order'}
              icon={<Ticket size={20} />}
              onGo={() => void router.navigate({ to: '/chat/$tenant/work-order', params: { tenant } })}
            >
              {order('title')}
            </Tab>
          ) : null}
        </div>
      </nav>
    </div>
  );
}

function Tab({ current = false, icon, onGo, children }: { current?: boolean; icon: ReactNode; onGo: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-current={current ? 'page' : undefined}
      onClick={onGo}
      className={classNames(
        'flex h-16 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-xs',
        current ? 'text-accent-text' : 'text-muted',
      )}
    >
      <span aria-hidden="true">{icon}</span>
      {children}
    </button>
  );
}
