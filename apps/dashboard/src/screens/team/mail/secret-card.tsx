import type { OrderMailSettings } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, confirm, Panel, toast } from '@lobby/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useRotateSecret } from '#/data/order-mail.ts';

/** Where a mail server can post raw mails, and the secret that it signs them with. */
export function SecretCard({ settings: { hook_url: url, has_secret: has } }: { settings: OrderMailSettings }) {
  const t = useT('team');
  const errorText = useErrorText();
  const { mutate, isPending } = useRotateSecret();
  const [secret, setSecret] = useState<string>();
  const rotate = async () => {
    if (has && !(await confirm({ title: t('mail.secret_again'), text: t('mail.secret_again_text'), confirmLabel: t('mail.secret_make') })))
      return;
    mutate(undefined, { onSuccess: (made) => setSecret(made.secret), onError: (error) => toast.error(errorText(error)) });
  };
  return (
    <Panel title={t('mail.hook')}>
      <p className="mb-3 text-13 text-muted">{t('mail.hook_text')}</p>
      <p className="mb-1 text-label">{t('mail.hook_url')}</p>
      <code className="mb-4 block rounded-field bg-surface-secondary p-3 text-13 break-all">{url}</code>
      {secret === undefined ? null : (
        <Alert tone="success" title={t('mail.secret_once')} className="mb-4">
          <code className="break-all">{secret}</code>
        </Alert>
      )}
      <Button icon={<KeyRound size={16} aria-hidden="true" />} loading={isPending} onClick={() => void rotate()}>
        {t(has ? 'mail.secret_new' : 'mail.secret_make')}
      </Button>
    </Panel>
  );
}
