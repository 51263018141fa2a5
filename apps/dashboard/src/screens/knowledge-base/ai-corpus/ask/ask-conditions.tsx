import { useT } from '@lobby/i18n';
import { TextField } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useApi } from '#/data/api.ts';
import { shelvesQuery } from '#/data/corpus-shelf.ts';
import { localMoment, momentOf } from '#/components/local-moment.ts';

interface AskConditionsProps {
  /** Time of the question in milliseconds since 1970; null is now. */
  asOf: number | null;
  onAsOf: (at: number | null) => void;
  /** Corpus that is asked; undefined is all. */
  corpusId: string | undefined;
  onCorpus: (id: string | undefined) => void;
}

const EVERY = 'all';

/** When it is asked, so that campaigns can be tried, and of which corpus. */
export function AskConditions({ asOf, onAsOf, corpusId, onCorpus }: AskConditionsProps) {
  const t = useT('corpus');
  const { data } = useQuery(shelvesQuery(useApi()));
  const corpora = data?.items ?? [];
  return (
    <div className="flex flex-wrap gap-2">
      <TextField
        className="min-w-40 flex-1"
        label={t('ask.as_of')}
        type="datetime-local"
        value={localMoment(asOf)}
        onChange={({ target }) => onAsOf(momentOf(target.value))}
      />
      {corpora.length > 1 ? (
        <SelectOnDemand
          label={t('filter.corpus')}
          className="min-w-32 flex-1 self-end"
          options={[{ value: EVERY, label: t('ask.any_corpus') }, ...corpora.map(({ id, name }) => ({ value: id, label: name }))]}
          value={corpusId ?? EVERY}
          onChange={(value) => onCorpus(value === EVERY ? undefined : value)}
        />
      ) : null}
    </div>
  );
}
