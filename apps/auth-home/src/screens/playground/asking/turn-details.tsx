import { useFormats, useT } from '@lobby/i18n';
import { ANSWER_FLOOR } from '@lobby/retrieval';
import { classNames } from '@lobby/ui';
import type { Finding } from '#/state/playground/desk/desk.ts';
import { nameOf } from '#/state/playground/knowledge/passage.ts';
import type { Answer, Candidate } from '#/state/playground/desk/compose-answer.ts';
import { explainHit } from '#/state/playground/desk/explain-hit.ts';
import { Numeral } from './numeral.tsx';

/** Below this a time is said to be under it, in milliseconds. */
const LEAST_MS = 1;

interface TurnDetailsProps {
  finding: Finding;
  answer: Answer;
  onReach: (passage: string) => void;
}

/** How sure it is, how long it took, and every passage that was looked at with its score and why. */
export function TurnDetails({ finding: { hits, searched, tookMs }, answer, onReach }: TurnDetailsProps) {
  const t = useT('playground');
  const formats = useFormats();
  const tiles = [
    ['confidence', formats.percent(Math.round((hits[0]?.score ?? 0) * 100) / 100)],
    ['took', tookMs < LEAST_MS ? t('details.under_ms') : t('details.ms', { number: formats.number(Math.round(tookMs)) })],
    ['searched', formats.number(searched)],
  ] as const;
  return (
    <div className="mt-auto pt-4">
      <dl className="grid grid-cols-3 gap-3 max-sm:gap-2">
        {tiles.map(([name, value]) => (
          <div key={name} className="rounded-xl bg-default px-4 py-3 max-sm:px-3">
            <dt className="text-xs text-muted">{t(`details.${name}`)}</dt>
            <dd className="mt-0.5 text-17 font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 overflow-hidden rounded-xl border border-border">
        <div aria-hidden="true" className="flex justify-between border-b border-border px-4 py-2.5 text-xs text-muted">
          <span>{t('details.passages')}</span>
          <span>{t('details.score')}</span>
        </div>
        {answer.candidates.length === 0 ? <p className="px-4 py-3 text-sm text-muted">{t('details.none')}</p> : null}
        <ol>
          {answer.candidates.map((candidate) => (
            <CandidateRow key={candidate.hit.id} candidate={candidate} onReach={onReach} />
          ))}
        </ol>
      </div>
      <p className="mt-2 text-xs text-muted">{t('details.floor', { floor: formats.number(ANSWER_FLOOR) })}</p>
    </div>
  );
}

function CandidateRow({ candidate: { passage, hit, number }, onReach }: { candidate: Candidate; onReach: (passage: string) => void }) {
  const t = useT('playground');
  const formats = useFormats();
  const why = explainHit(hit);
  const score = formats.number(hit.score, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <li className="border-t border-border px-4 py-2.5 first:border-t-0">
      <div className="flex items-center gap-3">
        {number === undefined ? (
          <span
            aria-hidden="true"
            className="flex size-4.5 shrink-0 items-center justify-center rounded-full bg-default text-xs text-muted"
          >
            –
          </span>
        ) : (
          <Numeral number={number} className="bg-accent-tint" />
        )}
        <button
          type="button"
          lang={passage.locale}
          onClick={() => onReach(passage.id)}
          className={classNames('min-w-0 truncate rounded-sm text-left text-sm hover:underline', number === undefined && 'text-muted')}
        >
          {nameOf(passage)}
        </button>
        {number === undefined ? <span className="shrink-0 text-xs text-muted">{t('details.unused')}</span> : null}
        <ScoreBar score={hit.score} used={number !== undefined} />
        <span className="w-9 shrink-0 text-right text-sm tabular-nums">{score}</span>
      </div>
      <p className="mt-1 pl-7.5 text-xs text-pretty text-muted">{t(`details.why.${why.kind}`, { words: why.words.join(' · ') })}</p>
    </li>
  );
}

/** 120 px of score, with a mark where answers begin. */
function ScoreBar({ score, used }: { score: number; used: boolean }) {
  return (
    <span aria-hidden="true" className="relative ml-auto h-1 w-[120px] shrink-0 rounded-full bg-default max-sm:w-16">
      <span
        className={classNames('absolute inset-y-0 left-0 rounded-full', used ? 'bg-accent' : 'bg-placeholder')}
        style={{ width: `${Math.min(1, score) * 100}%` }}
      />
      <span className="absolute -inset-y-1 w-px bg-muted/60" style={{ left: `${ANSWER_FLOOR * 100}%` }} />
    </span>
  );
}
