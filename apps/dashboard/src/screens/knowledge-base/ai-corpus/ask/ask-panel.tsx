import { ASK_BEFORE_MAX } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, Checkbox, ErrorState, Skeleton, useLate } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { askQuery, type AskAnswer } from '#/data/corpus.ts';
import { AskConditions } from './ask-conditions.tsx';
import { AskForm } from './ask-form.tsx';
import { AskHitCard } from './ask-hit-card.tsx';
import { AskOutcome } from './ask-outcome.tsx';

export interface AskPanelProps {
  /** The question that was asked last; empty before the first. */
  asked: string;
  onAsk: (question: string) => void;
  /** Writes an answer for the question. */
  onWrite: (question: string) => void;
  /** Opens an entry. */
  onOpen: (entryId: string) => void;
  /** Without its own title, in a sheet that has one. */
  headless?: boolean;
}

/** Ask the corpus as a visitor would, and see what the bot would find, and why. */
export function AskPanel({ asked, onAsk, onWrite, onOpen, headless = false }: AskPanelProps) {
  const t = useT('corpus');
  const errorText = useErrorText();
  const [asOf, setAsOf] = useState<number | null>(null);
  const [corpusId, setCorpusId] = useState<string>();
  const [follows, setFollows] = useState(false);
  const [before, setBefore] = useState<readonly string[]>([]);
  const ask = (question: string) => {
    if (question === asked && !follows) return void refetch();
    setBefore(follows ? [...before, asked].slice(-ASK_BEFORE_MAX) : []);
    onAsk(question);
  };
  const { data, error, isFetching, refetch } = useQuery(
    askQuery(useApi(), {
      question: asked,
      ...(corpusId !== undefined && { corpus_ids: [corpusId] }),
      ...(asOf !== null && { as_of: asOf }),
      ...(before.length > 0 && { before: [...before] }),
    }),
  );
  return (
    <div className="flex h-full flex-col">
      {headless ? null : (
        <div className="flex min-h-11 items-center gap-2 border-b border-border px-5 py-2">
          <Sparkles size={16} aria-hidden="true" className="shrink-0 text-accent" />
          <h2 className="shrink-0 font-semibold whitespace-nowrap">{t('ask.title')}</h2>
          <p className="truncate text-muted">{t('ask.what')}</p>
        </div>
      )}
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-5 py-4">
        <AskForm asking={isFetching} onAsk={ask} />
        {asked === '' ? null : (
          <Checkbox checked={follows} onChange={({ target }) => setFollows(target.checked)} className="text-sm">
            {t('ask.follow', { question: asked })}
          </Checkbox>
        )}
        <AskConditions asOf={asOf} onAsOf={setAsOf} corpusId={corpusId} onCorpus={setCorpusId} />
        <div aria-live="polite" className="flex flex-col gap-3">
          {asked === '' ? (
            <p className="px-1 text-muted">{t('ask.hint')}</p>
          ) : error ? (
            <ErrorState title={t('ask.failed')} onRetry={() => void refetch()} retrying={isFetching}>
              {errorText(error)}
            </ErrorState>
          ) : data ? (
            <Answer answer={data} onOpen={onOpen} />
          ) : (
            <AskSkeleton />
          )}
        </div>
        {asked !== '' && data ? (
          <Button block icon={<Plus size={15} />} onClick={() => onWrite(asked)}>
            {t('ask.write')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Answer({ answer, onOpen }: { answer: AskAnswer; onOpen: (entryId: string) => void }) {
  const t = useT('corpus');
  const formats = useFormats();
  const below = answer.items.findIndex(({ used }) => !used);
  return (
    <>
      <p className="flex justify-between gap-2 text-xs text-muted tabular-nums">
        <span>{t('ask.searched', { shown: formats.number(answer.searched), ms: formats.number(Math.round(answer.took_ms)) })}</span>
        <span>{t('ask.floor', { floor: answer.floor.toFixed(2) })}</span>
      </p>
      <AskOutcome answer={answer} />
      {answer.items.map((hit, index) => (
        <div key={hit.entry_id ?? hit.passage_id} className="flex flex-col gap-3">
          {index === below ? <FloorLine /> : null}
          <AskHitCard hit={hit} rank={index + 1} onOpen={onOpen} />
        </div>
      ))}
      {answer.outcome === 'unknown' ? (
        <Alert tone="warning">{answer.items.length === 0 ? t('ask.nothing') : t('ask.unanswered')}</Alert>
      ) : null}
    </>
  );
}

/** Hits from here on are not given as an answer. */
function FloorLine() {
  const t = useT('corpus');
  return (
    <p className="flex items-center gap-2 text-xs text-muted">
      <span aria-hidden="true" className="flex-1 border-t border-dashed border-muted/50" />
      {t('ask.below')}
      <span aria-hidden="true" className="flex-1 border-t border-dashed border-muted/50" />
    </p>
  );
}

function AskSkeleton() {
  if (!useLate(true)) return null;
  return (
    <>
      <Skeleton className="h-28 w-full rounded-xl" />
      <Skeleton className="h-28 w-full rounded-xl" />
    </>
  );
}
