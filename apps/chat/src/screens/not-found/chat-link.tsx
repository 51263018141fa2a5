import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { useNavigate } from '#/components/use-navigate.ts';

/** Leads to the chat of a tenant. The address bar stays as it is (§2), so this is a button rather than a link. */
export function ChatLink({ tenant }: { tenant: string }) {
  const t = useT('later');
  const navigate = useNavigate();
  return (
    <Button variant="primary" block onClick={() => navigate({ to: '/chat/$tenant', params: { tenant } })}>
      {t('door.chat')}
    </Button>
  );
}
