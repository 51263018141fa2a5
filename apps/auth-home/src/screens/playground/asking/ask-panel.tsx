import { useT } from '@lobby/i18n';
import { ArchMark } from '@lobby/ui';
import { useEffect, useRef } from 'react';
import { SAMPLE_QUESTIONS, SAMPLES } from '#/state/playground/samples.ts';
import type { Playground } from '#/state/playground/use-playground.ts';
import { AskForm } from './ask-form.tsx';
import type { Answer } from '#/state/playground/desk/compose-answer.ts';
import { TurnDetails } from './turn-details.tsx';
import { TurnView } from './turn-view.tsx';

/** Above a question that was just asked, in px. */
const MARGIN_PX = 20;

interface AskPanelProps {
  playground: Playground;
  /** The turn whose sources are shown. */
  shown: number | undefined;
  answer: Answer | undefined;
  /** Shows those of another turn; undefined shows those of the last. */
  onShow: (turn: number | undefined) => void;
  /** Brings a passage into view. */
  onReach: (passage: string) => void;
}

/** The questions and their answers, and under them where the answer comes from and why. */
export function AskPanel({ playground, shown, answer, onShow, onReach }: AskPanelProps) {
  const t = useT('playground');
  const { turns, phase } = playground;
  const finding = turns.find(({ id }) => id === shown)?.finding;
  const thread = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  useEffect(() => {
    // The question and its answer come first; what is known about them stands below.
    const question = thread.current?.querySelector<HTMLElement>(`[data-turn="${last?.id}"]`);
    if (question) thread.current?.scrollTo({ top: question.offsetTop - thread.current.offsetTop - MARGIN_PX });
  }, [last]);
  const ask = (question: string) => {
    onShow(undefined);
    void playground.ask(question);
  };
  return (
    <section
      aria-labelledby="ask-title"
      className="flex min-w-0 flex-col overflow-hidden rounded-[20px] border border-border bg-surface max-lg:min-h-[70dvh] lg:min-h-0"
    >
      <header className="flex min-h-14 items-center border-b border-border px-5">
        <h2 id="ask-title" className="font-semibold">
          {t('ask.title')}
        </h2>
      </header>
      <div
        ref={thread}
        role="log"
        aria-label={t('ask.thread')}
        className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-5 max-sm:p-4"
      >
        {turns.length === 0 ? <Invitation playground={playground} onAsk={ask} /> : null}
        {turns.map((turn) => (
          <TurnView
            key={turn.id}
            turn={turn}
            playground={playground}
            shown={turn.id === shown}
            onShow={() => onShow(turn.id)}
            onReach={onReach}
          />
        ))}
        {answer && finding && finding !== 'failed' ? <TurnDetails finding={finding} answer={answer} onReach={onReach} /> : null}
      </div>
      <AskForm disabled={phase !== 'ready'} onAsk={ask} />
    </section>
  );
}

/** Before the first question: what to ask of a sample, or what comes first. */
function Invitation({ playground: { phase, text }, onAsk }: { playground: Playground; onAsk: (question: string) => void }) {
  const t = useT('playground');
  const sample = SAMPLES.find((each) => t(`samples.${each}.text`) === text);
  return (
    <div className="m-auto flex max-w-[400px] flex-col items-center py-8 text-center">
      <ArchMark size={40} />
      <p className="mt-4 text-lg font-semibold text-balance">{t(phase === 'ready' ? 'ask.ready' : 'ask.first')}</p>
      <p className="mt-2 text-sm text-pretty text-muted">{t(phase === 'ready' ? 'ask.ready_text' : 'ask.first_text')}</p>
      {phase === 'ready' && sample ? (
        <ul className="mt-6 flex flex-wrap justify-center gap-2">
          {SAMPLE_QUESTIONS.map((each) => (
            <li key={each}>
              <button
                type="button"
                onClick={() => onAsk(t(`samples.${sample}.${each}`))}
                className="min-h-9 rounded-[18px] border border-accent-pale-border px-3.5 py-1.5 text-sm text-accent-text hover:bg-accent-pale"
              >
                {t(`samples.${sample}.${each}`)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
