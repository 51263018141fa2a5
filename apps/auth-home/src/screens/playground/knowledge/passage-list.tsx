import { useFormats, useT } from '@lobby/i18n';
import { Alert, classNames } from '@lobby/ui';
import { useEffect, useRef } from 'react';
import type { Answer, Source } from '#/state/playground/desk/compose-answer.ts';
import type { Knowledge, Passage } from '#/state/playground/knowledge/passage.ts';

interface PassageListProps {
  knowledge: Knowledge;
  answer: Answer | undefined;
  reached: { readonly id: string } | undefined;
}

/** What scrolls is reached by the keyboard, too. */
const REACHABLE = { tabIndex: 0 } as const;

/** The passages in the order of the text; those that the answer quotes are tinted and numbered like its citations. */
export function PassageList({ knowledge: { passages, leftOut }, answer, reached }: PassageListProps) {
  const t = useT('playground');
  const formats = useFormats();
  const list = useRef<HTMLDivElement>(null);
  const sources = new Map(answer?.sources.map((source) => [source.passage.id, source]));
  useEffect(() => {
    const first = reached?.id ?? answer?.sources[0]?.passage.id;
    if (first === undefined) return;
    const passage = list.current?.querySelector(`[data-passage="${first}"]`);
    passage?.scrollIntoView({ block: 'nearest', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  }, [answer, reached]);
  return (
    <div ref={list} {...REACHABLE} role="group" aria-label={t('knowledge.passages')} className="min-h-0 flex-1 overflow-y-auto px-3 py-4">
      {leftOut > 0 ? (
        <Alert tone="warning" className="mx-2 mb-3">
          {t('knowledge.left_out', { number: formats.number(passages.length), left: formats.number(leftOut) })}
        </Alert>
      ) : null}
      {passages.map((passage) => (
        <PassageView key={passage.id} passage={passage} source={sources.get(passage.id)} />
      ))}
    </div>
  );
}

function PassageView({ passage: { id, heading, body, locale }, source }: { passage: Passage; source: Source | undefined }) {
  return (
    <article
      data-passage={id}
      lang={locale}
      className={classNames(
        'relative mb-1.5 rounded-xl px-4 py-2.5 text-15 leading-relaxed [contain-intrinsic-size:auto_96px] [content-visibility:auto]',
        source && 'bg-accent-tint before:absolute before:inset-y-2.5 before:left-0.5 before:w-[3px] before:rounded-full before:bg-accent',
      )}
    >
      {source ? (
        <span className="float-right ml-3 flex size-5 items-center justify-center rounded-full bg-surface text-xs font-semibold text-accent-text tabular-nums">
          {source.number}
        </span>
      ) : null}
      {heading === '' ? null : <h3 className="font-semibold">{heading}</h3>}
      <p className="whitespace-pre-line break-words text-neutral-text">{source ? <Marked body={body} quote={source.quote} /> : body}</p>
    </article>
  );
}

/** The words that are quoted, marked where they stand. */
function Marked({ body, quote }: { body: string; quote: string }) {
  const start = body.indexOf(quote);
  if (start < 0 || quote.length === body.length) return body;
  return (
    <>
      {body.slice(0, start)}
      <mark className="rounded-sm bg-accent/25 text-foreground">{quote}</mark>
      {body.slice(start + quote.length)}
    </>
  );
}
