import { useFormats, useT } from '@lobby/i18n';
import { ProgressBar } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { shelvesQuery } from '#/data/corpus-shelf.ts';

/** How often is asked how far it is, in milliseconds. */
const LOOK_MS = 15_000;

/** How much of the content a model has read for its meaning; nothing once that is all, or where no model does it. */
export function MeaningProgress() {
  const t = useT('corpus');
  const formats = useFormats();
  const { data } = useQuery({
    ...shelvesQuery(useApi()),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.vectors) ? LOOK_MS : false),
  });
  const vectors = data?.vectors;
  if (!vectors || !isUnderWay(vectors)) return null;
  const { done, total } = vectors;
  return (
    <div className="mb-4 rounded-xl border border-border bg-surface p-3 text-sm">
      <ProgressBar label={t('meaning.progress')} value={done} max={total} figure={`${formats.number(done)} / ${formats.number(total)}`} />
      <p className="mt-2 text-xs text-pretty text-muted">{t('meaning.hint')}</p>
    </div>
  );
}

function isUnderWay(vectors: { done: number; total: number } | null | undefined): boolean {
  return vectors ? vectors.done < vectors.total : false;
}
