import type { ChannelKind, TranslationSettings } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { ErrorState, Panel, Skeleton, Switch, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { translationSettingsQuery, useSaveTranslationSetting } from '#/data/translate.ts';

/** Where conversations are translated without anybody asking, and how much the plan has left for it. */
export function TranslationCard() {
  const t = useT('copilot');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(translationSettingsQuery(useApi()));
  return (
    <Panel title={t('auto.title')}>
      <p className="mb-3 text-muted">{t('auto.text')}</p>
      {data ? (
        <Settings settings={data} />
      ) : error ? (
        <ErrorState title={t('auto.error')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Panel>
  );
}

function Settings({ settings: { items, used, limit, resets_at: resetsAt } }: { settings: TranslationSettings }) {
  const t = useT('copilot');
  const channels = useT('controls');
  const formats = useFormats();
  const errorText = useErrorText();
  const { mutate, isPending } = useSaveTranslationSetting();
  const save = (channel: ChannelKind, auto: boolean) =>
    mutate({ channel, auto }, { onSuccess: () => toast.success(t('auto.saved')), onError: (error) => toast.error(errorText(error)) });
  return (
    <div className="flex flex-col gap-3">
      {items.map(({ channel, auto }) => (
        <Switch
          key={channel}
          label={channels(`channel.${channel}`)}
          description={t('auto.switch')}
          checked={auto}
          disabled={isPending}
          onChange={(on) => save(channel, on)}
        />
      ))}
      <p className="text-13 tabular-nums text-muted">
        {t('auto.used', { used: formats.number(used), limit: formats.number(limit) })}
        {resetsAt === null ? null : <span className="block">{t('auto.resets', { date: formats.date(resetsAt) })}</span>}
      </p>
    </div>
  );
}
