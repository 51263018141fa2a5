import type { ApiClient } from '@lobby/api-client';
import { useT } from '@lobby/i18n';
import { Button, EmptyState, useLate } from '@lobby/ui';
import { Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FailureCard } from '#/components/failure-card.tsx';
import { openChatLink, type Followed } from '#/data/chat-link.ts';

export interface ComeBackProps {
  readonly client: ApiClient;
  readonly tenant: string;
  readonly link: string;
  /** Goes into the chat. */
  readonly onChat: () => void;
}

/** The way from a letter back into its chat. */
export function ComeBack({ client, tenant, link, onChat }: ComeBackProps) {
  const t = useT('later');
  const [opened, setOpened] = useState<Followed>();
  const isLate = useLate(opened === undefined);
  const come = useEffectEvent(() =>
    openChatLink(client, tenant, link).then((found) => {
      setOpened(found);
      // Who cannot use the link may still be the visitor by this browser.
      if (found === 'done' || found === 'unknown') onChat();
    }),
  );
  useEffect(() => {
    if (opened === undefined) void come();
  }, [opened]);
  return (
    <main aria-busy={opened === undefined} className="flex h-window items-center justify-center bg-surface text-sm text-muted">
      {opened === undefined && isLate ? t('letter.opening') : null}
      {opened === 'failed' ? (
        <FailureCard title={t('letter.failed')} onRetry={() => setOpened(undefined)}>
          {null}
        </FailureCard>
      ) : null}
      {opened === 'over' ? <h1 className="sr-only">{t('letter.over')}</h1> : null}
      {opened === 'over' ? (
        <EmptyState
          icon={<Clock />}
          title={t('letter.over')}
          actions={
            <Button variant="primary" onClick={onChat}>
              {t('letter.to_chat')}
            </Button>
          }
        >
          {t('letter.over_text')}
        </EmptyState>
      ) : null}
    </main>
  );
}
