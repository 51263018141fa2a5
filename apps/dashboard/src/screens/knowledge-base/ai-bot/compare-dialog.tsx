import type { BotView } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Dialog, ErrorState, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { versionQuery } from '#/data/bot.ts';
import { differences, settingsOf } from './bot-values.ts';
import { DifferenceRow } from './difference-row.tsx';
import { toolDifferences } from './tool-differences.ts';

/** A published version beside the draft, field by field, in words. */
export function CompareDialog({ no, bot, onClose }: { no: number; bot: BotView; onClose: () => void }) {
  const t = useT('bot');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(versionQuery(useApi(), no));
  const found = data ? [...toolDifferences(data.tools, bot.tools), ...differences(data.settings, settingsOf(bot))] : [];
  return (
    <Dialog open onClose={onClose} title={t('versions.compare_title', { no })} width={600}>
      {error ? (
        <ErrorState title={t('versions.error')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : null}
      {!data && !error ? <Skeleton className="mt-4 h-32 w-full" /> : null}
      {data && found.length === 0 ? <p className="mt-4 text-muted">{t('versions.same')}</p> : null}
      <ul className="mt-4 max-h-[60vh] divide-y divide-separator overflow-y-auto">
        {found.map((difference) => (
          <DifferenceRow
            key={`${difference.locale}-${difference.field}-${difference.name}`}
            difference={difference}
            theirs={(text) => t('versions.then', { no, text })}
            mine={(text) => t('versions.now', { text })}
          />
        ))}
      </ul>
    </Dialog>
  );
}
