import { useT } from '@lobby/i18n';
import type { AskAnswer } from '#/data/corpus.ts';

/** What the bot would make of what it found, and how it read the question. */
export function AskOutcome({ answer: { outcome, read_as: words, parts } }: { answer: AskAnswer }) {
  const t = useT('corpus');
  return (
    <div className="flex flex-col gap-1 text-sm">
      {words === undefined ? null : <p className="text-muted">{t('ask.read_as', { words })}</p>}
      {parts.length === 0 ? null : <p className="text-muted">{t('ask.parts', { questions: parts.join(' · ') })}</p>}
      {outcome === 'unknown' ? null : <p>{t(`ask.outcome.${outcome}`)}</p>}
    </div>
  );
}
