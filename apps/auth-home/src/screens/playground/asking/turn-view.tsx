import { LOCALE_NAMES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { ArchMark } from '@lobby/ui';
import { nameOf } from '#/state/playground/knowledge/passage.ts';
import type { Playground, Turn } from '#/state/playground/use-playground.ts';
import { composeAnswer, type Source } from '#/state/playground/desk/compose-answer.ts';
import { Numeral } from './numeral.tsx';

interface TurnViewProps {
  turn: Turn;
  playground: Playground;
  /** Its sources are the ones shown. */
  shown: boolean;
  onShow: () => void;
  onReach: (passage: string) => void;
}

/** A question and its answer, with its citations. */
export function TurnView({ turn, playground, shown, onShow, onReach }: TurnViewProps) {
  const t = useT('playground');
  const { question, finding } = turn;
  return (
    <>
      <p
        data-turn={turn.id}
        className="ml-auto max-w-[85%] scroll-mt-4 rounded-bubble rounded-br-md bg-accent-solid px-4 py-2.5 text-15 break-words whitespace-pre-line text-white"
      >
        {question}
      </p>
      <div className="flex gap-2.5">
        <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-tint">
          <ArchMark size={15} />
        </span>
        <div className="min-w-0 flex-1">
          {finding === undefined || finding === 'failed' ? (
            <p className="w-fit rounded-bubble bg-default px-4 py-2.5 text-15">{t(finding ? 'ask.failed' : 'ask.looking')}</p>
          ) : (
            <AnswerView turn={turn} playground={playground} onReach={onReach} />
          )}
          {finding && !shown ? (
            <button
              type="button"
              onClick={onShow}
              className="mt-2 rounded-sm text-13 text-muted underline underline-offset-4 hover:text-foreground"
            >
              {t('ask.show_why')}
            </button>
          ) : null}
        </div>
      </div>
    </>
  );
}

function AnswerView({ turn: { finding }, playground: { knowledge }, onReach }: Pick<TurnViewProps, 'turn' | 'playground' | 'onReach'>) {
  const t = useT('playground');
  if (!finding || finding === 'failed' || !knowledge) return null;
  const { sources } = composeAnswer(finding, knowledge.passages, knowledge.kind);
  const written = knowledge.passages[0]?.locale;
  const isForeign = finding.language !== undefined && written !== undefined && scriptOf(finding.language) !== scriptOf(written);
  if (sources.length === 0) {
    return (
      <div className="rounded-bubble bg-default px-4 py-2.5 text-15 text-pretty">
        <p>{t('ask.unknown')}</p>
        {isForeign ? <p className="mt-2 text-sm text-muted">{t('ask.other_language', { language: LOCALE_NAMES[written] })}</p> : null}
      </div>
    );
  }
  return (
    <>
      <div className="rounded-bubble bg-default px-4 py-2.5 text-15 break-words">
        {sources.map((source) => (
          <p key={source.number} lang={source.passage.locale} className="whitespace-pre-line not-first:mt-2">
            {source.quote}
            {'\u2060'}
            <CitationMark source={source} onReach={onReach} />
          </p>
        ))}
      </div>
      <ul aria-label={t('ask.sources')} className="mt-2 flex flex-wrap gap-1.5">
        {sources.map(({ number, passage }) => (
          <li key={number} className="max-w-full">
            <button
              type="button"
              lang={passage.locale}
              onClick={() => onReach(passage.id)}
              className="flex h-8 max-w-full items-center gap-2 rounded-full border border-border px-2.5 text-13 hover:bg-surface-hover"
            >
              <Numeral number={number} className="bg-accent-tint" />
              <span className="truncate">{nameOf(passage)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Chinese in either script is found by the other; English, Chinese and Japanese are not found by one another. */
function scriptOf(locale: string): string {
  return locale.slice(0, 2);
}

function CitationMark({ source: { number, passage }, onReach }: { source: Source; onReach: (passage: string) => void }) {
  const t = useT('playground');
  return (
    <button
      type="button"
      aria-label={t('ask.citation', { number, name: nameOf(passage) })}
      onClick={() => onReach(passage.id)}
      className="ml-1 inline-flex rounded-full align-[1px]"
    >
      <Numeral number={number} className="bg-surface" />
    </button>
  );
}
