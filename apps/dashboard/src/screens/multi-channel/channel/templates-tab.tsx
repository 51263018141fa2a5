import type { MessageTemplate, MessagingChannel, TemplateState } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, buttonLook, Chip, EmptyState, SearchField, Skeleton, toast, type Tone } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, MessageSquareQuote, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { TemplatePreview } from '#/components/messaging/template/template-preview.tsx';
import { useLanguageName } from '#/components/messaging/template/use-language-name.ts';
import { useChannelReason } from '#/components/messaging/use-channel-reason.ts';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { templatesQuery, useSyncTemplates } from '#/data/message-template.ts';

const TONES: Readonly<Record<TemplateState, Tone>> = {
  approved: 'success',
  pending: 'accent',
  rejected: 'danger',
  paused: 'warning',
  disabled: 'neutral',
};
/** Where templates are written. */
const MANAGER = 'https://business.facebook.com/wa/manage/message-templates/';

/** The message templates of a channel: what they say, and how Meta has judged them. */
export function TemplatesTab({ channel }: { channel: MessagingChannel }) {
  const t = useT('templates');
  const reasonOf = useChannelReason();
  const query = useQuery(templatesQuery(useApi(), channel.id));
  const { data, error } = query;
  if (!data && error) return <QueryFailed title={t('load_failed')} query={query} />;
  if (!data) return <Skeleton className="h-96 max-w-4xl" />;
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <Head channelId={channel.id} syncedAt={data.synced_at} />
      {data.error === null ? null : (
        <Alert tone="warning" title={t('sync_failed')}>
          <span className="wrap-anywhere">{reasonOf(channel.kind, data.error)}</span>
        </Alert>
      )}
      {data.items.length === 0 ? <NoTemplates /> : <Listed items={data.items} />}
    </div>
  );
}

function Head({ channelId, syncedAt }: { channelId: string; syncedAt: number | null }) {
  const t = useT('templates');
  const formats = useFormats();
  const errorText = useErrorText();
  const { mutate, isPending } = useSyncTemplates(channelId);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-pretty text-muted">{t('intro')}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          icon={<RefreshCw size={15} aria-hidden="true" />}
          loading={isPending}
          onClick={() => mutate(undefined, { onError: (failure) => toast.error(errorText(failure)) })}
        >
          {t('refresh')}
        </Button>
        <ManagerLink />
        {syncedAt === null ? null : <span className="text-13 text-muted">{t('synced', { time: formats.momentWithin(syncedAt) })}</span>}
      </div>
    </div>
  );
}

function ManagerLink() {
  const t = useT('templates');
  return (
    <a href={MANAGER} target="_blank" rel="noreferrer" className={buttonLook('secondary')}>
      {t('manage')}
      <ExternalLink size={15} aria-hidden="true" />
    </a>
  );
}

function NoTemplates() {
  const t = useT('templates');
  return (
    <EmptyState icon={<MessageSquareQuote />} title={t('empty')}>
      {t('empty_text')}
    </EmptyState>
  );
}

function Listed({ items }: { items: readonly MessageTemplate[] }) {
  const t = useT('templates');
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const found = items.filter(({ name, body }) => `${name} ${body}`.toLowerCase().includes(words));
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="w-72 max-w-full">
          <SearchField label={t('search')} value={sought} onChange={setSought} />
        </div>
        <span className="text-13 text-muted">{t('count', { count: found.length })}</span>
      </div>
      {found.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul className="divide-y divide-separator rounded-card border border-border">
          {found.map((template) => (
            <Row key={`${template.name} ${template.language}`} template={template} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ template }: { template: MessageTemplate }) {
  const t = useT('templates');
  const languageName = useLanguageName();
  const { name, language, category, state, reason, limit } = template;
  return (
    <li className="grid gap-x-6 gap-y-3 px-4 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="flex min-w-0 flex-col items-start gap-2">
        <div className="min-w-0">
          <h3 className="font-mono text-13 font-semibold wrap-anywhere">{name}</h3>
          <p className="text-13 text-muted">
            {languageName(language)} · {t(`category.${category}`)}
          </p>
        </div>
        <Chip tone={TONES[state]}>{t(`state.${state}`)}</Chip>
        {state === 'approved' ? null : <p className="text-13 text-pretty">{t(`help.${state}`)}</p>}
        {reason === null ? null : <p className="text-13 wrap-anywhere text-muted">{t('reason', { reason })}</p>}
        {limit === null ? null : <p className="text-13 text-pretty text-muted">{t(`limit.${limit}`)}</p>}
      </div>
      <TemplatePreview template={template} language={language} />
    </li>
  );
}
