import { isOnService, MESSAGING_KINDS, type AnyChannel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, buttonLook, Panel, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ServiceMark, useServiceName, type ServiceKind } from '#/components/messaging/service-mark.tsx';
import { useChannelSearch } from '#/components/messaging/use-channel-search.ts';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { channelsQuery } from '#/data/channel.ts';
import { ServiceCard } from './service-card.tsx';
import { WebCard } from './web-card.tsx';

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** Channels that are connected, and services that can be. */
export function Gallery() {
  const t = useT('channels');
  const query = useQuery(channelsQuery(useApi()));
  const { data, error } = query;
  if (!data && error) return <QueryFailed title={t('list_failed')} query={query} />;
  return (
    <div className="flex flex-col gap-8">
      {data ? <Connected items={data.items} /> : <Waiting />}
      <Offers />
    </div>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 flex flex-wrap items-baseline gap-x-2 text-sm font-semibold">
        {title}
        {note === undefined ? null : <span className="text-13 font-normal text-muted">{note}</span>}
      </h2>
      {children}
    </section>
  );
}

function Waiting() {
  const t = useT('channels');
  return (
    <Section title={t('connected')}>
      <div className={GRID} aria-busy="true">
        {[0, 1, 2].map((place) => (
          <Panel key={place}>
            <Skeleton className="h-9 w-2/3" />
            <Skeleton className="mt-4 h-16" />
          </Panel>
        ))}
      </div>
    </Section>
  );
}

function Connected({ items }: { items: readonly AnyChannel[] }) {
  const t = useT('channels');
  if (items.length === 0)
    return (
      <Panel>
        <h2 className="text-sm font-semibold">{t('empty')}</h2>
        <p className="mt-1 max-w-2xl text-muted">{t('empty_text')}</p>
      </Panel>
    );
  return (
    <Section title={t('connected')} note={t('count', { count: items.length })}>
      <ul className={GRID}>
        {items.map((channel) =>
          isOnService(channel) ? <ServiceCard key={channel.id} channel={channel} /> : <WebCard key={channel.id} channel={channel} />,
        )}
      </ul>
    </Section>
  );
}

/** Each service with what it is good for, and the way to connect it. */
function Offers() {
  const t = useT('channels');
  const serviceName = useServiceName();
  const mayEdit = useMay()('settings.edit');
  const { connect } = useChannelSearch();
  return (
    <Section title={t('add')}>
      {mayEdit ? null : <Alert className="mb-3">{t('read_only')}</Alert>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {MESSAGING_KINDS.map((kind) => (
          <Offer key={kind} kind={kind} name={serviceName(kind)} text={t(`offers.${kind}`)}>
            {mayEdit ? (
              <Button aria-label={t('connect_service', { service: serviceName(kind) })} onClick={() => connect(kind)}>
                {t('connect')}
              </Button>
            ) : null}
          </Offer>
        ))}
        <Offer kind="web" name={t('web.name')} text={t('offers.web')}>
          <Link to="/dashboard/integration/web" className={buttonLook('secondary', 'medium')}>
            {t('web.open')}
          </Link>
        </Offer>
      </ul>
    </Section>
  );
}

function Offer({ kind, name, text, children }: { kind: ServiceKind; name: string; text: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-card border border-border bg-surface px-4 py-3.5">
      <ServiceMark kind={kind} />
      <div className="min-w-0 flex-1">
        <p className="text-sm">{name}</p>
        <p className="text-13 text-muted">{text}</p>
      </div>
      <div className="shrink-0">{children}</div>
    </li>
  );
}
