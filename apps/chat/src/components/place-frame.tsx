import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RouterContext } from '#/data/router-context.ts';
import { FrameClose } from './host-page-context.tsx';
import { PersonButton } from './person-button.tsx';
import { PlaceTabs } from './place-tabs.tsx';

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
  return (
    <div className="mx-auto flex h-window w-full max-w-[720px] flex-col min-[768px]:border-x min-[768px]:border-border">
      <header className="shrink-0 border-b border-border bg-surface pt-[env(safe-area-inset-top)]">
        <div className="flex h-16 w-full items-center gap-2 px-4">
          {onBack ? <IconButton label={t('back')} icon={<ChevronLeft size={20} />} onClick={onBack} /> : null}
          <p className="min-w-0 flex-1 truncate text-base font-semibold">{title}</p>
          <PersonButton chat={chatOf(tenant)} onPerson={onPerson} />
          <FrameClose />
        </div>
      </header>
      {children}
      <PlaceTabs tenant={tenant} current={tab} orders={orders} />
    </div>
  );
}
