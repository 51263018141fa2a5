import { useT } from '@lobby/i18n';
import { Button, ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { sessionsQuery } from '#/data/user.ts';
import { SessionRow } from './session-row.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** Where the person is signed in, and how to end that. */
export function SessionsTab() {
  const t = useT('account');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery(useApi()));
  const { ending, endOne, endOthers } = useEndSessions();
  if (!data && !error) return <LoadingPart />;
  if (!data)
    return (
      <ErrorState title={t('error_title')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  const others = data.items.filter(({ current }) => !current);
  return (
    <>
      <p className="text-muted">{t(others.length === 0 ? 'sessions.only' : 'sessions.text')}</p>
      <ul className="mt-3 divide-y divide-separator border-y border-separator">
        {data.items.map((session) => (
          <SessionRow key={session.id} session={session} ending={ending === session.id} onEnd={(name) => void endOne(session.id, name)} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button icon={<LogOut size={15} />} loading={ending === 'others'} className="mt-4" onClick={() => void endOthers(others)}>
          {t('sessions.end_others')}
        </Button>
      ) : null}
    </>
  );
}
