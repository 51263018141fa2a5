import { GAP_STATUSES, type Gap } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { useApi } from '#/data/api.ts';
import { gapsQuery } from '#/data/corpus-care.ts';
import { CareList } from '#/components/corpus/care-list.tsx';
import { useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';
import { GapCard } from './gap-card.tsx';

/** Questions that the bot could not answer, or answered without helping. */
export function GapsPane() {
  const t = useT('corpus');
  const { search } = useCorpusSearch();
  const status = GAP_STATUSES.find((each) => each === search.state) ?? 'open';
  const query = useQuery(gapsQuery(useApi(), status, search.page ?? 1));
  return (
    <CareList<Gap>
      text={t('gaps.text')}
      query={query}
      state={{ label: t('gaps.state'), value: status, options: GAP_STATUSES.map((value) => ({ value, label: t(`gaps.${value}`) })) }}
      failed={t('gaps.failed')}
      empty={{ icon: <MessageCircleQuestion />, title: t('gaps.empty'), text: t('gaps.empty_text') }}
      keyOf={({ id }) => id}
      render={(gap) => <GapCard gap={gap} />}
    />
  );
}
