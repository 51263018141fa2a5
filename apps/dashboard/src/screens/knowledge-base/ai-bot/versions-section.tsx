import type { BotView, Publication } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, ErrorState, Skeleton, toast, useConfirm, useLate } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { useRollBackBot, versionsQuery } from '#/data/bot.ts';
import { CompareDialog } from './compare-dialog.tsx';

interface VersionsSectionProps {
  bot: BotView;
  /** The draft became another one. */
  onRolledBack: (bot: BotView) => void;
  onTry: (no: number) => void;
}

/** What was published: who, when, why; compared with the draft, tried, or published again. */
export function VersionsSection({ bot, onRolledBack, onTry }: VersionsSectionProps) {
  const t = useT('bot');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(versionsQuery(useApi()));
  const [compared, setCompared] = useState<number>();
  const late = useLate(!data);
  if (error && !data)
    return (
      <ErrorState title={t('versions.error')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data) return late ? <Skeleton className="h-64 w-full rounded-card" /> : null;
  return (
    <div className="flex flex-col gap-4">
      <ol className="divide-y divide-separator border-y border-separator">
        {data.pages
          .flatMap(({ items }) => items)
          .map((version) => (
            <VersionRow
              key={version.no}
              bot={bot}
              version={version}
              onCompare={() => setCompared(version.no)}
              onTry={() => onTry(version.no)}
              onRolledBack={onRolledBack}
            />
          ))}
      </ol>
      {hasNextPage ? (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} className="self-start">
          {t('versions.more')}
        </Button>
      ) : null}
      {compared === undefined ? null : <CompareDialog no={compared} bot={bot} onClose={() => setCompared(undefined)} />}
    </div>
  );
}

interface VersionRowProps extends Pick<VersionsSectionProps, 'bot' | 'onRolledBack'> {
  version: Publication;
  onCompare: () => void;
  onTry: () => void;
}

function VersionRow({ bot, version, onCompare, onTry, onRolledBack }: VersionRowProps) {
  const t = useT('bot');
  const formats = useFormats();
  const mayEdit = useMay()('bot.edit');
  const { no, note, reason, copy_of: copyOf, published_by: by, published_at: at } = version;
  const isLive = no === bot.live.no;
  const time = formats.moment(at);
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-sm font-semibold">{t('status.version', { no })}</span>
        {isLive ? <Chip tone="success">{t('versions.live')}</Chip> : null}
        {copyOf === null ? null : <Chip>{t('versions.copy_of', { no: copyOf })}</Chip>}
        <span className="text-muted">{by === '' ? time : t('versions.by', { name: by, time })}</span>
      </p>
      {by === '' || note !== '' ? <p>{note === '' ? t('versions.first') : note}</p> : null}
      {reason === null ? null : <p className="text-warning-soft-foreground">{t('versions.reason', { reason })}</p>}
      <p className="flex flex-wrap gap-x-4">
        <Button variant="link" onClick={onCompare}>
          {t('versions.compare')}
        </Button>
        <Button variant="link" onClick={onTry}>
          {t('versions.try')}
        </Button>
        {mayEdit && !isLive ? <RollBack bot={bot} no={no} onRolledBack={onRolledBack} /> : null}
      </p>
    </li>
  );
}

function RollBack({ bot, no, onRolledBack }: Pick<VersionsSectionProps, 'bot' | 'onRolledBack'> & { no: number }) {
  const t = useT('bot');
  const errorText = useErrorText();
  const { confirm } = useConfirm();
  const { mutateAsync, isPending } = useRollBackBot();
  const rollBack = async () => {
    const answer = await confirm({
      title: t('versions.rollback_title', { no }),
      text: t('versions.rollback_text'),
      confirmLabel: t('versions.rollback'),
    });
    if (answer !== 'confirmed') return;
    try {
      const saved = await mutateAsync({ no, version: bot.version });
      toast.success(t('publish.done', { no: saved.live.no }));
      onRolledBack(saved);
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <Button variant="link" loading={isPending} onClick={() => void rollBack()}>
      {t('versions.rollback')}
    </Button>
  );
}
