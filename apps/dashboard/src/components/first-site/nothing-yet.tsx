import { useT } from '@lobby/i18n';
import { Alert, buttonLook } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { entriesQuery } from '#/data/corpus.ts';
import { sourcesQuery } from '#/data/corpus-source.ts';

/** Says that the bot has nothing to answer from, and leads to where that changes; nothing where it has something. */
export function NothingYet() {
  const api = useApi();
  const mayEdit = useMay()('corpus.edit');
  const { data: sources } = useQuery({ ...sourcesQuery(api), enabled: mayEdit });
  const { data: entries } = useQuery({ ...entriesQuery(api, { limit: 1 }), enabled: sources?.items.length === 0 });
  return sources?.items.length === 0 && entries?.total === 0 ? (
    <Suspense fallback={null}>
      <Offer />
    </Suspense>
  ) : null;
}

function Offer() {
  const t = useT('sources');
  return (
    <Alert
      className="mb-5"
      title={t('offer.title')}
      action={
        <Link to="/dashboard/knowledge-base/ai-corpus" search={{ tab: 'sources' }} className={buttonLook('primary', 'small')}>
          {t('first.start')}
        </Link>
      }
    >
      {t('empty.text')}
    </Alert>
  );
}
