import { CHANNEL_EVENT_STATES, type ChannelEvent, type MessagingChannel } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, EmptyState, Select, Skeleton, toast } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, Inbox, RotateCw } from 'lucide-react';
import { useId, useState } from 'react';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { channelEventsQuery, useReplayEvent } from '#/data/messaging.ts';

const TONES = { new: 'accent', done: 'success', skipped: 'neutral', failed: 'danger' } as const;
const CHOICES = ['all', ...CHANNEL_EVENT_STATES] as const;

/** What the service has sent, as it came: what people wrote and what they are called is masked. */
export function EventsTab({ channel }: { channel: MessagingChannel }) {
  const t = useT('channels');
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('all');
  return (
    <div className="max-w-4xl">
      <p className="text-muted">{t('events.text')}</p>
      <Select
        className="mt-3 w-56 max-w-full"
        label={t('events.show')}
        hideLabel
        value={choice}
        onChange={setChoice}
        options={CHOICES.map((value) => ({ value, label: t(`events.${value}`) }))}
      />
      <Events key={choice} id={channel.id} state={choice === 'all' ? undefined : choice} />
    </div>
  );
}

function Events({ id, state }: { id: string; state: ChannelEvent['state'] | undefined }) {
  const t = useT('channels');
  const query = useInfiniteQuery(channelEventsQuery(useApi(), id, state));
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!data && error) return <QueryFailed title={t('events.failed_to_load')} query={query} />;
  if (!data) return <Skeleton className="mt-3 h-40" />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState icon={<Inbox />} title={t(state === undefined ? 'events.empty' : 'events.none')}>
        {t(state === undefined ? 'events.empty_text' : 'events.none_text')}
      </EmptyState>
    );
  return (
    <>
      <ul className="mt-3 divide-y divide-separator rounded-card border border-border">
        {items.map((event) => (
          <Event key={event.id} channelId={id} event={event} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button className="mt-3" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('events.more')}
        </Button>
      ) : null}
    </>
  );
}

/** One event, with what came behind it. */
function Event({ channelId, event }: { channelId: string; event: ChannelEvent }) {
  const t = useT('channels');
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { kind, state, attempts, received_at: at } = event;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        className="flex w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-surface-hover"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="min-w-0 flex-1">
          <code className="block truncate text-13 font-medium">{kind}</code>
          <span className="block truncate text-13 text-muted">
            {formats.moment(at)}
            {attempts > 1 ? ` · ${t('events.attempts', { count: attempts })}` : ''}
          </span>
        </span>
        <Chip tone={TONES[state]}>{t(`events.${state}`)}</Chip>
        <ChevronDown size={16} aria-hidden="true" className={isOpen ? 'shrink-0 rotate-180 text-muted' : 'shrink-0 text-muted'} />
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen ? <Opened channelId={channelId} event={event} /> : null}
      </div>
    </li>
  );
}

/** What came, and for an event that failed the way to work on it once more. */
function Opened({
  channelId,
  event: { id, state, error, provider_event_id: providerId, raw },
}: {
  channelId: string;
  event: ChannelEvent;
}) {
  const t = useT('channels');
  const errorText = useErrorText();
  const { mutate, isPending } = useReplayEvent(channelId);
  const replay = () =>
    mutate(id, { onSuccess: () => toast.success(t('events.replayed')), onError: (failure) => toast.error(errorText(failure)) });
  return (
    <div className="border-t border-separator px-4 py-3">
      {error === null ? null : <p className="mb-2 text-13 wrap-anywhere text-danger-text">{error}</p>}
      <p className="text-13 wrap-anywhere text-muted">{t('events.id', { id: providerId })}</p>
      <pre aria-label={t('events.raw')} className="mt-2 rounded-lg bg-default p-3 text-xs wrap-anywhere whitespace-pre-wrap">
        {pretty(raw)}
      </pre>
      {state === 'failed' ? (
        <Button className="mt-3" size="small" icon={<RotateCw size={14} aria-hidden="true" />} loading={isPending} onClick={replay}>
          {t('events.replay')}
        </Button>
      ) : null}
    </div>
  );
}

/** JSON with its lines apart; anything else as it is. Pure. */
function pretty(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    return raw;
  }
}
