import { SUGGESTION_STATUSES, type Suggestion } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { useApi } from '#/data/api.ts';
import { suggestionsQuery } from '#/data/corpus-care.ts';
import { CareList } from '#/components/corpus/care-list.tsx';
import { useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';
import { SuggestionCard } from './suggestion-card.tsx';

/** What people answered where the bot could not. */
export function SuggestionsPane() {
  const t = useT('corpus');
  const { search } = useCorpusSearch();
  const status = SUGGESTION_STATUSES.find((each) => each === search.state) ?? 'pending';
  const query = useQuery(suggestionsQuery(useApi(), status, search.page ?? 1));
  return (
    <CareList<Suggestion>
      text={t('suggestions.text')}
      query={query}
      state={{
        label: t('suggestions.state'),
        value: status,
        options: SUGGESTION_STATUSES.map((value) => ({ value, label: t(`suggestions.${value}`) })),
      }}
      failed={t('suggestions.failed')}
      empty={{ icon: <Lightbulb />, title: t('suggestions.empty'), text: t('suggestions.empty_text') }}
      keyOf={({ id }) => id}
      render={(suggestion) => <SuggestionCard suggestion={suggestion} />}
    />
  );
}
