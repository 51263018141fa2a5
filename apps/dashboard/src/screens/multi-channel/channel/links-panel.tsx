import type { DiversionLink, MessagingChannel } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { buttonLook, Panel, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useApi } from '#/data/api.ts';
import { linksQuery } from '#/data/diversion-link.ts';

/** Diversion links that lead people here; who comes by one is counted at it. */
export function LinksPanel({ channel }: { channel: MessagingChannel }) {
  const t = useT('channels');
  const query = useQuery(linksQuery(useApi()));
  const { data, error } = query;
  const leading = data?.items.filter((link) => leadsTo(link, channel)) ?? [];
  return (
    <Panel title={t('links.title')}>
      {!data && error ? (
        <QueryFailed title={t('links.load_failed')} query={query} />
      ) : !data ? (
        <Skeleton className="h-16" />
      ) : leading.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-56 text-pretty text-muted">{t('links.none')}</p>
          <Link to="/dashboard/knowledge-base/diversion-link" className={buttonLook('secondary')}>
            {t('links.open')}
          </Link>
        </div>
      ) : (
        <>
          <ul className="flex flex-col gap-2">
            {leading.map((link) => (
              <Row key={link.id} link={link} channel={channel} />
            ))}
          </ul>
          <p className="mt-3 text-13 text-pretty text-muted">{t('links.text')}</p>
        </>
      )}
    </Panel>
  );
}

function Row({ link, channel }: { link: DiversionLink; channel: MessagingChannel }) {
  const t = useT('channels');
  const formats = useFormats();
  const led = link.targets.filter((target) => isOf(target, channel)).reduce((sum, { served_total: served }) => sum + served, 0);
  return (
    <li className="flex items-baseline justify-between gap-4">
      <Link
        to="/dashboard/knowledge-base/diversion-link"
        search={{ link: link.id }}
        className="min-w-0 wrap-anywhere text-accent-text hover:underline"
      >
        {link.name}
      </Link>
      <span className="shrink-0 text-13 text-muted tabular-nums">{t('links.led', { count: led, number: formats.number(led) })}</span>
    </li>
  );
}

const plain = (name: string) => name.replaceAll(/[\s@+-]/g, '').toLowerCase();

/** A target names an account as its service does, a channel as people write it. Pure. */
function isOf({ kind, ref }: DiversionLink['targets'][number], channel: MessagingChannel): boolean {
  return kind === channel.kind && channel.account !== null && plain(ref) === plain(channel.account);
}

function leadsTo({ status, targets }: DiversionLink, channel: MessagingChannel): boolean {
  return status !== 'archived' && targets.some((target) => isOf(target, channel));
}
