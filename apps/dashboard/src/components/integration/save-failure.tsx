import { ApiError } from '@lobby/api-client';
import { useT } from '@lobby/i18n';
import { Alert, Button } from '@lobby/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { channelQuery } from '#/data/channel.ts';

/** Why nothing was saved; what somebody else saved meanwhile can be loaded. */
export function SaveFailure({ error, id }: { error: Error | null; id: string }) {
  const t = useT('integration');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const api = useApi();
  if (!error) return null;
  if (!(error instanceof ApiError) || error.reason !== 'stale_version') return <Alert tone="danger">{errorText(error)}</Alert>;
  return (
    <Alert
      tone="warning"
      action={
        <Button size="small" onClick={() => void queryClient.invalidateQueries({ queryKey: channelQuery(api, id).queryKey })}>
          {t('settings.reload')}
        </Button>
      }
    >
      {t('settings.stale')}
    </Alert>
  );
}
