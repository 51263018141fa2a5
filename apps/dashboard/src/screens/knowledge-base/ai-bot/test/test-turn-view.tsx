import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, Chip, Spinner, type Tone } from '@lobby/ui';
import { Bot, FlaskConical, PencilLine } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMay } from '#/components/use-may.ts';
import type { BotTestAnswer } from '#/data/bot.ts';
import { SCORE_FORM, UsedList } from './used-list.tsx';
import type { TestTurn } from './use-test-turns.ts';

/** Their code loads when they are first asked for. */
const FixAnswer = lazy(() => import('./fix-answer.tsx').then((module) => ({ default: module.FixAnswer })));
const ToolCalls = lazy(() => import('#/components/test-sets/tool-calls.tsx').then((module) => ({ default: module.ToolCalls })));
const KeepCase = lazy(() => import('./keep-case.tsx').then((module) => ({ default: module.KeepCase })));

const TONES: Readonly<Record<BotTestAnswer['kind'], Tone>> = {
  exact: 'success',
  generated: 'success',
  small_talk: 'neutral',
  no_answer: 'warning',
  handoff: 'accent',
  order: 'accent',
  clarify: 'warning',
};

interface TestTurnViewProps {
  turn: TestTurn;
  /** This turn and those before it. */
  said: readonly TestTurn[];
  onReplay: () => void;
  /** Says something as the visitor; undefined where a later turn has followed. */
  onSay: ((text: string) => void) | undefined;
}

/** A question at the right, the answer at the left with what it was made from. */
export function TestTurnView({ turn: { question, answer, failure }, said, onReplay, onSay }: TestTurnViewProps) {
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
          {answer ? <Answer question={question} answer={answer} said={said} onReplay={onReplay} onSay={onSay} /> : null}
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

interface AnswerProps extends Pick<TestTurnViewProps, 'said' | 'onReplay' | 'onSay'> {
  question: string;
  answer: BotTestAnswer;
}

function Answer({ question, answer, said, onReplay, onSay }: AnswerProps) {
  const t = useT('bot');
  const may = useMay();
  const [open, setOpen] = useState<'fix' | 'keep'>();
  const close = () => setOpen(undefined);
  const isFound = answer.kind === 'exact' || answer.kind === 'generated';
  return (
    <div className="flex flex-col gap-2">
      <p
        dir="auto"
        lang={answer.locale}
        className="rounded-xl rounded-tl-sm border border-border bg-surface px-3.5 py-2 text-sm break-words whitespace-pre-wrap"
      >
        {answer.body}
      </p>
      {answer.kind === 'clarify' ? <Offered answer={answer} onSay={onSay} /> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Chip tone={TONES[answer.kind]}>
          {answer.trigger ? t('test.called', { trigger: t(`handoff.names.${answer.trigger}`) }) : t(`test.kind.${answer.kind}`)}
        </Chip>
        {may('corpus.edit') ? (
          <Button variant="link" icon={<PencilLine size={15} aria-hidden="true" />} onClick={() => setOpen('fix')} className="font-normal!">
            {t(isFound ? 'test.fix' : 'test.write')}
          </Button>
        ) : null}
        {may('bot.edit') ? (
          <Button
            variant="link"
            icon={<FlaskConical size={15} aria-hidden="true" />}
            onClick={() => setOpen('keep')}
            className="font-normal!"
          >
            {t('test.keep')}
          </Button>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {open === 'fix' ? <FixAnswer question={question} answer={answer} onReplay={onReplay} onClose={close} /> : null}
        {open === 'keep' ? <KeepCase turns={said.map((turn) => turn.question)} answer={answer} onClose={close} /> : null}
      </Suspense>
      <section aria-label={t('test.used')} className="rounded-xl border border-border bg-surface p-3.5">
        <p className="mb-2 text-xs text-muted">{t('test.used')}</p>
        {answer.elsewhere === null ? null : <p className="mb-2">{t('test.elsewhere', { name: answer.elsewhere })}</p>}
        <UsedList used={answer.used} floor={answer.floor} />
        {answer.tools.length > 0 ? <CalledTools calls={answer.tools} /> : null}
        <Figures answer={answer} />
        {answer.model?.refused ? (
          <p className="mt-2 text-warning-soft-foreground">{t('test.model_refused', { why: t(`test.faults.${answer.model.refused}`) })}</p>
        ) : null}
      </section>
    </div>
  );
}

/** What the visitor can press; it does the same here. */
function Offered({ answer: { sources }, onSay }: Pick<AnswerProps, 'answer' | 'onSay'>) {
  const t = useT('bot');
  return (
    <ul aria-label={t('test.candidates')} className="flex flex-wrap gap-2">
      {sources
        .flatMap(({ buttons }) => buttons ?? [])
        .map(({ label }) => (
          <li key={label} className="max-w-full">
            <Button size="small" disabled={!onSay} onClick={() => onSay?.(label)}>
              {label}
            </Button>
          </li>
        ))}
    </ul>
  );
}

function CalledTools({ calls }: { calls: BotTestAnswer['tools'] }) {
  const t = useT('bot');
  return (
    <section aria-label={t('tools.called')} className="mt-3 border-t border-separator pt-2.5">
      <p className="mb-2 text-xs text-muted">{t('tools.called')}</p>
      <Suspense fallback={null}>
        <ToolCalls calls={calls} />
      </Suspense>
    </section>
  );
}

/** A millionth of the currency is what a cost is counted in. */
const MICRO = 1_000_000;

function Figures({ answer: { score, floor, took_ms: took, model } }: { answer: BotTestAnswer }) {
  const t = useT('bot');
  const formats = useFormats();
  const tokens = model?.tokens_in == null || model.tokens_out === null ? undefined : model.tokens_in + model.tokens_out;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2 border-t border-separator pt-2.5">
      <Figure label={t('test.score')}>{score === null ? '–' : formats.number(score, SCORE_FORM)}</Figure>
      <Figure label={t('test.floor')}>{formats.number(floor, SCORE_FORM)}</Figure>
      <Figure label={t('test.time')}>
        {formats.number(took, { style: 'unit', unit: 'millisecond', unitDisplay: 'short', maximumFractionDigits: 1 })}
      </Figure>
      {tokens === undefined ? null : <Figure label={t('test.tokens')}>{formats.number(tokens)}</Figure>}
      {model?.cost_micro == null ? null : (
        <Figure label={t('test.cost')}>
          {formats.number(model.cost_micro / MICRO, { style: 'currency', currency: model.currency, maximumFractionDigits: 6 })}
        </Figure>
      )}
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
