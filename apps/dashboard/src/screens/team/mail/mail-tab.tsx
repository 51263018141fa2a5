import { useQuery } from '@tanstack/react-query';
import { Fetched } from '#/components/team/fetched.tsx';
import { useApi } from '#/data/api.ts';
import { orderMailQuery } from '#/data/order-mail.ts';
import { MailForm } from './mail-form.tsx';
import { ReceivedMails } from './received-mails.tsx';
import { SecretCard } from './secret-card.tsx';

/** How work orders go by mail: what customers are written, how their answers come in, and what came. */
export function MailTab() {
  const query = useQuery(orderMailQuery(useApi()));
  return (
    <Fetched query={query}>
      {({ settings }) => (
        <div className="flex max-w-3xl flex-col gap-4">
          <MailForm key={settings.version} stored={settings} />
          <SecretCard settings={settings} />
          <ReceivedMails />
        </div>
      )}
    </Fetched>
  );
}
