import { TRANSLATION_LOCALES, TRANSLATION_NAMES, type Term } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, ErrorState, Panel, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { glossaryQuery } from '#/data/glossary.ts';

/** Its code loads when it is first asked for. */
const TermSheet = lazy(() => import('./term-sheet.tsx').then((module) => ({ default: module.TermSheet })));

/** Words that translations use as the business says. */
export function GlossaryCard() {
  const t = useT('copilot');
  const formats = useFormats();
  const { data } = useQuery(glossaryQuery(useApi()));
  const [open, setOpen] = useState<Term | 'new'>();
  const count = data?.items.length ?? 0;
  return (
    <Panel title={t('glossary.title')} aside={count > 0 ? t('glossary.count', { count, shown: formats.number(count) }) : null}>
      <p className="mb-3 text-muted">{t('glossary.text')}</p>
      <Terms onOpen={setOpen} />
      <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setOpen('new')} className="mt-3">
        {t('glossary.add')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <TermSheet stored={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}

function Terms({ onOpen }: { onOpen: (term: Term) => void }) {
  const t = useT('copilot');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(glossaryQuery(useApi()));
  if (!data && error)
    return (
      <ErrorState title={t('glossary.error')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-16 w-full" />;
  if (data.items.length === 0) return <p>{t('glossary.empty')}</p>;
  return (
    <ul className="max-h-96 divide-y divide-separator overflow-y-auto border-y border-separator">
      {data.items.map((term) => (
        <li key={term.id}>
          <button
            type="button"
            aria-label={t('glossary.open', { term: term.source })}
            onClick={() => onOpen(term)}
            className="block w-full cursor-pointer px-1 py-2 text-left hover:bg-default"
          >
            <TermLine term={term} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function TermLine({ term: { source, keep, texts } }: { term: Term }) {
  const t = useT('copilot');
  const said = TRANSLATION_LOCALES.filter((target) => texts[target]);
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span dir="auto" className="min-w-32 font-semibold">
        {source}
      </span>
      {keep ? <Chip>{t('glossary.kept')}</Chip> : null}
      {said.map((target) => (
        <span key={target} className="text-13">
          <span className="text-muted">{TRANSLATION_NAMES[target]}</span>{' '}
          <span lang={target} dir="auto">
            {texts[target]}
          </span>
        </span>
      ))}
    </span>
  );
}
