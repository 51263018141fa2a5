import type { MessagingChannel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { CheckList } from './check-list.tsx';
import { CopyLine } from './copy-line.tsx';
import { Guide } from './guide.tsx';
import { StartLink } from './start-link.tsx';

interface ConnectionProps {
  channel: MessagingChannel;
  /** As it was entered just now; it never comes back. */
  verifyToken?: string | undefined;
}

/** What is left to do on the service's pages, whether messages come and go, and where people begin to write. */
export function Connection({ channel, verifyToken }: ConnectionProps) {
  const t = useT('channels');
  const { kind, webhook_url: url, link } = channel;
  // Telegram is told by itself where to send.
  const isByHand = kind !== 'telegram' && url !== null;
  return (
    <div className="flex flex-col gap-6">
      {isByHand ? (
        <div className="flex flex-col gap-3">
          <Guide kind={kind} part="after" />
          <CopyLine label={t(kind === 'email' ? 'webhook.email' : 'webhook.label')} text={url} />
          {verifyToken === undefined ? null : <CopyLine label={t('credentials.verify_token')} text={verifyToken} />}
        </div>
      ) : null}
      <CheckList channel={channel} />
      {link === null ? null : <StartLink link={link} name={channel.name} />}
    </div>
  );
}
