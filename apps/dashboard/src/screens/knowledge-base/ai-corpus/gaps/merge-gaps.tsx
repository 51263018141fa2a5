import { GAP_MERGE_MAX, type Gap } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Checkbox, Dialog, EmptyState, ErrorState, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Group, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { LocaleChip } from '#/components/corpus/entry-chips.tsx';
import { useSettle } from '#/components/corpus/use-settle.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { mergeableQuery, mergeGaps } from '#/data/corpus-care.ts';

/** Says which other gaps ask the same; they are one from then on. */
export function MergeGaps({ gap }: { gap: Gap }) {
  const t = useT('corpus');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Group size={14} />} onClick={() => setOpen(true)}>
        {t('gaps.merge')}
      </Button>
      {open ? <MergeDialog gap={gap} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function MergeDialog({ gap, onClose }: { gap: Gap; onClose: () => void }) {
  const t = useT('corpus');
  const common = useT('common');
  const api = useApi();
  const errorText = useErrorText();
  const { busy, settle } = useSettle();
  const { data, error, isFetching, refetch } = useQuery(mergeableQuery(api));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const others = data?.items.filter(({ id, kind }) => id !== gap.id && kind === gap.kind);
  const merge = async () => {
    if (await settle(() => mergeGaps(api, gap.id, [...chosen]), t('gaps.merged_toast'))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gaps.merge_title')}
      description={<span lang={gap.locale}>{gap.question}</span>}
      width={560}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" loading={busy} disabled={chosen.length === 0} onClick={() => void merge()}>
            {t('gaps.merge_these')}
          </Button>
        </>
      }
    >
      {others ? (
        others.length === 0 ? (
          <EmptyState icon={<MessageCircleQuestion />} title={t('gaps.merge_none')}>
            {t('gaps.merge_none_text')}
          </EmptyState>
        ) : (
          <ul className="mt-3 max-h-80 divide-y divide-separator overflow-y-auto">
            {others.map(({ id, question, locale, locales }) => (
              <li key={id} className="flex items-start justify-between gap-3 py-2">
                <Checkbox
                  checked={chosen.includes(id)}
                  disabled={chosen.length >= GAP_MERGE_MAX && !chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen((before) => (target.checked ? [...before, id] : before.filter((each) => each !== id)))
                  }
                >
                  <span lang={locale} className="break-words">
                    {question}
                  </span>
                </Checkbox>
                <span className="flex shrink-0 gap-1">
                  {locales.map((each) => (
                    <LocaleChip key={each.locale} locale={each.locale} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState title={t('gaps.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Dialog>
  );
}
