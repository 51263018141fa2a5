import { useT } from '@lobby/i18n';
import { Button, EmptyState } from '@lobby/ui';
import { Globe, Library, Plus, SearchX, Upload } from 'lucide-react';
import { useMay } from '#/components/use-may.ts';
import { isFiltered, NO_FILTER, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';

/** No row to show: what the corpus is for and the two ways to fill it, or that the filters let nothing through. */
export function NoEntries({ total }: { total: number }) {
  const t = useT('corpus');
  const common = useT('common');
  const { search, change, go, show } = useCorpusSearch();
  const mayEdit = useMay()('corpus.edit');
  if (isFiltered(search) || total > 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={common('states.no_match_title')}
        actions={
          <Button size="large" onClick={() => change({ ...NO_FILTER, status: 'all' })}>
            {t('show_all')}
          </Button>
        }
      >
        {common('states.no_match_text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Library />}
      title={t('empty.title')}
      actions={
        mayEdit && (
          <>
            <Button variant="primary" size="large" icon={<Plus size={16} />} onClick={() => go({ entry: 'new' })}>
              {t('empty.write')}
            </Button>
            <Button size="large" icon={<Upload size={16} />} onClick={() => go({ import: true })}>
              {t('empty.import')}
            </Button>
            <Button size="large" icon={<Globe size={16} />} onClick={() => show('sources')}>
              {t('empty.site')}
            </Button>
          </>
        )
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
