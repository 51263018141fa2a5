import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { useRouter } from '@tanstack/react-router';

/** Leads to the chat of a tenant. The address bar stays as it is (§2), so this is a button rather than a link. */
export function ChatLink({ tenant }: { tenant: string }) {
  const t = useT('later');
  const router = useRouter();
  return (
    <Button variant="primary" block onClick={() => void router.navigate({ to: '/chat/$tenant', params: { tenant } })}>
      {t('door.chat')}
    </Button>
  );
}
