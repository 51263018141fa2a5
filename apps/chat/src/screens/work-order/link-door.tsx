import type { ApiClient } from '@lobby/api-client';
import { useLocale, useT } from '@lobby/i18n';
import { Button, EmptyState, useLate } from '@lobby/ui';
import { Clock, MailCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FailureCard } from '#/components/failure-card.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { openOrderLink, renewOrderLink, type OpenedLink } from '#/data/order-link.ts';

export interface LinkDoorProps {
  readonly client: ApiClient;
  readonly tenant: string;
  readonly link: string;
  readonly children: ReactNode;
}

/** Stands before a work order that a mail leads to: whoever has the link comes in as its customer. */
export function LinkDoor({ client, tenant, link, children }: LinkDoorProps) {
  const t = useT('order');
  const locale = useLocale();
  const [opened, setOpened] = useState<OpenedLink>();
  const isLate = useLate(opened === undefined);
  // The language changes what is said here, not what is opened.
  const come = useEffectEvent(() => openOrderLink(client, tenant, link, locale));
  useEffect(() => {
    if (opened !== undefined) return;
    void come().then((found) => {
      // The key has done its work: whoever copies the address later hands no key on.
      if (found === 'open') history.replaceState(history.state, '', location.pathname + location.search);
      setOpened(found);
    });
  }, [opened]);
  // Who cannot use the link may still be the customer by this browser.
  if (opened === 'open' || opened === 'unknown') return children;
  if (opened === 'over') return <LinkOver {...{ client, tenant, link }} />;
  if (opened === 'failed')
    return (
      <main className="flex h-window bg-surface">
        <FailureCard title={t('one_failed')} onRetry={() => setOpened(undefined)}>
          {null}
        </FailureCard>
      </main>
    );
  return (
    <main aria-busy="true" className="flex h-window items-center justify-center bg-surface text-sm text-muted">
      {isLate ? t('link_opening') : null}
    </main>
  );
}

/** The link is over: a fresh one goes to the same address, and to no other. */
function LinkOver({ client, tenant, link }: Omit<LinkDoorProps, 'children'>) {
  const t = useT('order');
  const tell = useFailureToast();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const renew = () => {
    setState('busy');
    renewOrderLink(client, tenant, link).then(
      () => setState('sent'),
      (error: unknown) => {
        setState('idle');
        tell(error);
      },
    );
  };
  return (
    <main className="flex h-window items-center justify-center bg-surface">
      {state === 'sent' ? (
        <EmptyState icon={<MailCheck />} title={t('link_sent')}>
          {t('link_sent_text')}
        </EmptyState>
      ) : (
        <EmptyState
          icon={<Clock />}
          title={t('link_over')}
          actions={
            <Button variant="primary" loading={state === 'busy'} onClick={renew}>
              {t('link_renew')}
            </Button>
          }
        >
          {t('link_over_text')}
        </EmptyState>
      )}
    </main>
  );
}
