import { useT } from '@lobby/i18n';
import { Button, EmptyState } from '@lobby/ui';
import { MailCheck, MailX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { stopLetters, type Followed } from '#/data/chat-link.ts';
import type { ComeBackProps } from './come-back.tsx';

/** Ends letters about chats, after one press: a program that only looks at links ends nothing. */
export function StopLetters({ client, tenant, link, onChat }: ComeBackProps) {
  const t = useT('later');
  const [state, setState] = useState<Followed | 'asked' | 'busy'>('asked');
  const isOver = state === 'done' || state === 'unknown' || state === 'over';
  const title = state === 'done' ? t('letter.stopped') : isOver ? t('letter.unknown') : t('letter.stop_title');
  const text = state === 'done' ? t('letter.stopped_text') : isOver ? t('letter.unknown_text') : t('letter.stop_text');
  useEffect(() => {
    document.title = title;
  }, [title]);
  const stop = () => {
    setState('busy');
    void stopLetters(client, tenant, link).then(setState);
  };
  return (
    <main className="flex h-window items-center justify-center bg-surface">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        icon={state === 'done' ? <MailCheck /> : <MailX />}
        title={title}
        actions={
          <>
            {isOver ? null : (
              <Button variant="primary" loading={state === 'busy'} onClick={stop}>
                {t('letter.stop')}
              </Button>
            )}
            <Button variant={isOver ? 'primary' : 'ghost'} onClick={onChat}>
              {t('letter.to_chat')}
            </Button>
          </>
        }
      >
        <span role="status">{state === 'failed' ? t('letter.failed_stop') : text}</span>
      </EmptyState>
    </main>
  );
}
