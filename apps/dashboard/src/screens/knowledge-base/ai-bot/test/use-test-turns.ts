import type { Locale } from '@lobby/contract';
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

/** The test conversation. Each question runs with the settings of the form at that moment, saved or not. */
export function useTestTurns(settings: () => BotSettings) {
  const { mutate, isPending } = useTestBot();
  const errorText = useErrorText();
  const shown = useLocale();
  const [locale, setLocale] = useState<Locale>(shown);
  const [turns, setTurns] = useState<readonly TestTurn[]>([]);
  const settle = (id: number, change: Partial<TestTurn>) =>
    setTurns((held) => held.map((turn) => (turn.id === id ? { ...turn, ...change } : turn)));
  return {
    turns,
    answered: turns.filter((turn): turn is TestTurn & { answer: BotTestAnswer } => turn.answer !== undefined),
    asking: isPending,
    locale,
    setLocale,
    settings,
    ask: (question: string) => {
      const id = (turns.at(-1)?.id ?? 0) + 1;
      setTurns((held) => [...held, { id, question }]);
      mutate(
        { question, locale, settings: settings() },
        { onSuccess: (answer) => settle(id, { answer }), onError: (error) => settle(id, { failure: errorText(error) }) },
      );
    },
    clear: () => setTurns([]),
  };
}

export type TestTurns = ReturnType<typeof useTestTurns>;
