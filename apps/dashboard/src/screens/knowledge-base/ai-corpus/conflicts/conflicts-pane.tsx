import type { Conflict } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useApi } from '#/data/api.ts';
import { conflictsQuery } from '#/data/corpus-care.ts';
import { CareList } from '#/components/corpus/care-list.tsx';
import { useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';
import { ConflictCard } from './conflict-card.tsx';

/** Entries that answer nearly the same question differently. */
export function ConflictsPane() {
  const t = useT('corpus');
  const { search } = useCorpusSearch();
  const query = useQuery(conflictsQuery(useApi(), search.page ?? 1));
  return (
    <CareList<Conflict>
      text={t('conflicts.text')}
      query={query}
      failed={t('conflicts.failed')}
      empty={{ icon: <Scale />, title: t('conflicts.empty'), text: t('conflicts.empty_text') }}
      keyOf={({ left, right }) => `${left.id}:${right.id}`}
      render={(conflict) => <ConflictCard conflict={conflict} />}
    />
  );
}
