import type { Conversation, TranslationLocale } from '@lobby/contract';
import { useLocale } from '@lobby/i18n';
import { translationTarget } from '#/components/conversation/translation-target.ts';
import { useApi } from '#/data/api.ts';
import { useHasModel } from '#/data/copilot.ts';
import { askTranslation, type TranslatedText } from '#/data/translate.ts';
import { useLateAnswer, type Late } from './use-late-answer.ts';

/** The translation of what is being written. */
export interface Outgoing {
  /** Null where replies go out as they are written. */
  readonly target: TranslationLocale | null;
  readonly late: Late<TranslatedText>;
  /** The translation of exactly what stands in the field; undefined until it was asked for. */
  readonly current: TranslatedText | undefined;
  /** Characters that the translation has too many. */
  readonly over: number;
  readonly preview: () => void;
  readonly letGo: () => void;
}

/** Translates a reply before it goes out: what is sent is what was seen, and nothing else. @param textMax characters of one reply */
export function useOutgoing(conversation: Conversation, draft: string, textMax: number): Outgoing {
  const { id } = conversation;
  const chosen = translationTarget(conversation, useLocale());
  const api = useApi();
  const hasModel = useHasModel();
  const { late, ask, letGo } = useLateAnswer<TranslatedText>();
  const text = draft.trim();
  const target = hasModel ? chosen : null;
  const current = late.state === 'ready' && late.about === text && late.answer.target === target ? late.answer : undefined;
  return {
    target,
    late: late.state === 'idle' || late.about === text ? late : { state: 'idle' },
    current,
    over: Math.max(0, (current?.text.length ?? 0) - textMax),
    preview() {
      if (target !== null && text !== '') ask(text, (signal) => askTranslation(api, { conversationId: id, text, target }, signal));
    },
    letGo,
  };
}
