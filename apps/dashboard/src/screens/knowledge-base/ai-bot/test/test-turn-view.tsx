import { useFormats, useT } from '@lobby/i18n';
import { Alert, buttonLook, Chip, Spinner, type Tone } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { Bot, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BotTestAnswer } from '#/data/bot.ts';
import { SCORE_FORM, UsedList } from './used-list.tsx';
import type { TestTurn } from './use-test-turns.ts';

const TONES: Readonly<Record<BotTestAnswer['kind'], Tone>> = {
  exact: 'success',
  generated: 'success',
  small_talk: 'neutral',
  no_answer: 'warning',
  handoff: 'accent',
};

/** A question at the right, the answer at the left with what it was made from. */
export function TestTurnView({ turn: { question, answer, failure } }: { turn: TestTurn }) {
  const t = useT('bot');
  return (
    <div className="flex flex-col gap-3">
      <p
        dir="auto"
        className="ml-auto w-fit max-w-[85%] rounded-xl rounded-br-sm bg-agent-bubble px-3.5 py-2 text-sm break-words whitespace-pre-wrap"
      >
        {question}
      </p>
      <div className="flex gap-2.5">
        <span aria-hidden="true" className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-tint text-accent-text">
          <Bot size={16} />
        </span>
        <div className="min-w-0 flex-1">
          {answer ? <Answer question={question} answer={answer} /> : null}
          {failure === undefined ? null : <Alert tone="danger">{failure}</Alert>}
          {!answer && failure === undefined ? (
            <p className="flex h-9 items-center gap-2 text-muted">
              <Spinner />
              {t('test.asking')}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function Answer({ question, answer }: { question: string; answer: BotTestAnswer }) {
  const t = useT('bot');
  const [best] = answer.used;
  const found = best && answer.kind !== 'no_answer' ? (best.source.entry_id ?? undefined) : undefined;
  return (
    <div className="flex flex-col gap-2">
      <p
        dir="auto"
        lang={answer.locale}
        className="rounded-xl rounded-tl-sm border border-border bg-surface px-3.5 py-2 text-sm break-words whitespace-pre-wrap"
      >
        {answer.body}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Chip tone={TONES[answer.kind]}>
          {answer.trigger ? t('test.called', { trigger: t(`handoff.names.${answer.trigger}`) }) : t(`test.kind.${answer.kind}`)}
        </Chip>
        <Link
          to="/dashboard/knowledge-base/ai-corpus"
          search={found === undefined ? { entry: 'new', question } : { entry: found }}
          preload={false}
          className={`${buttonLook('link')} font-normal!`}
        >
          <PencilLine size={15} aria-hidden="true" />
          {found === undefined ? t('test.write') : t('test.fix')}
        </Link>
      </div>
      <section aria-label={t('test.used')} className="rounded-xl border border-border bg-surface p-3.5">
        <p className="mb-2 text-xs text-muted">{t('test.used')}</p>
        <UsedList used={answer.used} floor={answer.floor} />
        <Figures answer={answer} />
      </section>
    </div>
  );
}

function Figures({ answer: { score, floor, took_ms: took } }: { answer: BotTestAnswer }) {
  const t = useT('bot');
  const formats = useFormats();
  return (
    <dl className="mt-3 flex gap-6 border-t border-separator pt-2.5">
      <Figure label={t('test.score')}>{score === null ? '–' : formats.number(score, SCORE_FORM)}</Figure>
      <Figure label={t('test.floor')}>{formats.number(floor, SCORE_FORM)}</Figure>
      <Figure label={t('test.time')}>
        {formats.number(took, { style: 'unit', unit: 'millisecond', unitDisplay: 'short', maximumFractionDigits: 1 })}
      </Figure>
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
