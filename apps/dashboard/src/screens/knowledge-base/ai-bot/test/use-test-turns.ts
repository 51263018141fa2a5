import { TEST_HISTORY_MAX, type Locale } from '@lobby/contract';
import { useLocale } from '@lobby/i18n';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useTestBot, type BotSettings, type BotTestAnswer } from '#/data/bot.ts';

/** A question that was put to the bot, and what came of it; neither while it is being answered. */
export interface TestTurn {
  readonly id: number;
  readonly question: string;
  readonly answer?: BotTestAnswer;
  readonly failure?: string;
}

/**
 * The test conversation. Each question runs with the settings of the form at that moment, saved or not, or with the
 * published version that was chosen.
 */
export function useTestTurns(settings: () => BotSettings) {
  const { mutate, isPending } = useTestBot();
  const errorText = useErrorText();
  const shown = useLocale();
  const [locale, setLocale] = useState<Locale>(shown);
  const [version, setVersion] = useState<number>();
  const [turns, setTurns] = useState<readonly TestTurn[]>([]);
  const settle = (id: number, change: Partial<TestTurn>) =>
    setTurns((held) => held.map((turn) => (turn.id === id ? { ...turn, ...change } : turn)));
  const ask = (question: string, before: readonly TestTurn[] = turns) => {
    const id = (turns.at(-1)?.id ?? 0) + 1;
    setTurns([...before, { id, question }]);
    const subject = version === undefined ? { settings: settings() } : { version_no: version };
    mutate(
      { question, locale, history: historyOf(before), ...subject },
      { onSuccess: (answer) => settle(id, { answer }), onError: (error) => settle(id, { failure: errorText(error) }) },
    );
  };
  return {
    turns,
    asking: isPending,
    locale,
    setLocale,
    /** The published version that answers; undefined for the draft. */
    version,
    setVersion: (no: number | undefined) => {
      setVersion(no);
      setTurns([]);
    },
    settings,
    ask: (question: string) => ask(question),
    /** Asks a question again, as if nothing had been said since. */
    replay: (turn: TestTurn) => ask(turn.question, turns.slice(0, turns.indexOf(turn))),
    clear: () => setTurns([]),
  };
}

export type TestTurns = ReturnType<typeof useTestTurns>;

/** What the bot remembers of the turns before. */
function historyOf(turns: readonly TestTurn[]) {
  return turns
    .flatMap(({ question, answer }) =>
      answer
        ? [
            { role: 'visitor' as const, text: question },
            { role: 'assistant' as const, text: answer.body },
          ]
        : [],
    )
    .slice(-TEST_HISTORY_MAX);
}
