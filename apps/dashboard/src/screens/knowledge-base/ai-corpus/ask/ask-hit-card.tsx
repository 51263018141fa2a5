import { LOCALE_NAMES, type AskHit } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { SourceLink } from '#/components/conversation/source-link.tsx';
import { useApi } from '#/data/api.ts';
import { shelvesQuery } from '#/data/corpus-shelf.ts';
import { explainHit } from './explain-hit.ts';
import { HitWhy } from './hit-why.tsx';

/** Signals worth a bar, in reading order. */
const SIGNALS = ['vector', 'question', 'words', 'grams', 'trigrams', 'passage'] as const;
/** A signal below this reads as nothing. */
const LEAST = 0.01;
/** Bars under a hit. */
const BARS = 3;

interface AskHitCardProps {
  hit: AskHit;
  /** From 1. */
  rank: number;
  onOpen: (entryId: string) => void;
}

/** One hit: rank, question, score, how it came about in bars, and one sentence why. */
export function AskHitCard({ hit, rank, onOpen }: AskHitCardProps) {
  const t = useT('corpus');
  const bars = SIGNALS.flatMap((name) => {
    const value = hit.signals[name] ?? 0;
    return value >= LEAST ? [{ name, value }] : [];
  }).slice(0, BARS);
  const why = explainHit(hit);
  return (
    <article
      className={classNames('rounded-xl border p-3', hit.used ? 'border-accent-pale-border bg-accent-pale' : 'border-border bg-surface')}
    >
      <div className="flex items-start gap-2.5">
        <span
          aria-hidden="true"
          className={classNames(
            'flex size-5 shrink-0 items-center justify-center rounded-md text-xs tabular-nums',
            hit.used ? 'bg-accent-solid text-white' : 'bg-neutral-soft text-neutral-text',
          )}
        >
          {rank}
        </span>
        <HitTitle hit={hit} onOpen={onOpen} />
        <span className="font-semibold tabular-nums">{hit.score.toFixed(2)}</span>
      </div>
      <HitPlace hit={hit} />
      <dl className="mt-1.5 space-y-1 pl-7.5 text-xs text-muted">
        {bars.map(({ name, value }) => (
          <div key={name} className="flex items-center gap-2">
            <dt className="w-16 shrink-0 truncate">{t(`ask.signals.${name}`)}</dt>
            <dd className="flex flex-1 items-center gap-2 tabular-nums">
              <span aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-neutral-soft">
                <span className="block h-full rounded-full bg-accent" style={{ width: `${Math.min(1, value) * 100}%` }} />
              </span>
              {value.toFixed(2)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 pl-7.5 text-xs text-pretty text-neutral-text">
        {t(`ask.why.${why.kind}`, { wording: why.wording, terms: why.terms.join(' · ') })}
      </p>
      {hit.why ? <HitWhy why={hit.why} /> : null}
    </article>
  );
}

/** Language, corpus and validity, in a line. */
function HitPlace({ hit: { locale, corpus_id: corpusId, valid_from: from, valid_until: until } }: Pick<AskHitCardProps, 'hit'>) {
  const t = useT('corpus');
  const formats = useFormats();
  const { data } = useQuery(shelvesQuery(useApi()));
  const corpora = data?.items ?? [];
  const facts = [
    LOCALE_NAMES[locale],
    corpora.length > 1 ? corpora.find(({ id }) => id === corpusId)?.name : undefined,
    from === null ? undefined : t('valid.from', { date: formats.date(from) }),
    until === null ? undefined : t('valid.until', { date: formats.date(until) }),
  ];
  return <p className="mt-0.5 pl-7.5 text-xs text-muted">{facts.filter(Boolean).join(' · ')}</p>;
}

/** An entry opens in the editor, a passage where it was read. */
function HitTitle({ hit: { entry_id: entry, question, locale, address }, onOpen }: Pick<AskHitCardProps, 'hit' | 'onOpen'>) {
  const look = 'min-w-0 flex-1 rounded-sm text-left';
  if (entry !== null) {
    return (
      <button type="button" lang={locale} onClick={() => onOpen(entry)} className={`${look} hover:underline`}>
        {question}
      </button>
    );
  }
  return (
    <span className={look}>
      <SourceLink source={{ entry_id: null, title: question, ...(address === undefined ? {} : { address }) }} />
    </span>
  );
}
