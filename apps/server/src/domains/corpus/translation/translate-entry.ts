import { translationOf, type AnswerButton, type Locale, type TranslationLocale } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import { startBudget } from '#/domains/copilot/ask-model.ts';
import type { EntryDraft } from '#/domains/corpus/entry-draft.ts';
import { listTerms } from '#/domains/glossary/list-terms.ts';
import type { Fixed } from '#/domains/translate/protect/find-protected.ts';
import { rewordWithModel, translationRules } from '#/domains/translate/translate-with-model.ts';
import { wordingsFor } from '#/domains/translate/wordings-for.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';

/** The texts of an entry in another language, and how they came about. */
export interface TranslatedTexts {
  question: string;
  answer: string;
  wordings: string[];
  buttons: AnswerButton[];
  translated_by: 'model' | 'copy';
}

type Texts = Pick<EntryDraft, 'question' | 'answer' | 'wordings' | 'buttons'>;
export type TranslateServices = Pick<Services, 'database' | 'model' | 'log'>;

/** An entry in another language: written by the model where there is one and it answers, else a copy that says so. */
export async function translateEntry(
  services: TranslateServices,
  tenantId: number,
  texts: Texts,
  locale: Locale,
): Promise<TranslatedTexts> {
  const { question, answer, wordings, buttons } = texts;
  const copy = { question, answer, wordings, buttons, translated_by: 'copy' as const };
  if (!services.model) return copy;
  const target = translationOf(locale);
  const terms = await inTenant(services.database, tenantId, listTerms);
  const reword = rewordingInto(services, target, { wordings: wordingsFor(terms, target), names: [] });
  try {
    const [newQuestion, newAnswer, newWordings, labels] = await Promise.all([
      reword(question),
      reword(answer),
      reword(wordings.join('\n')),
      reword(buttons.map(({ label }) => label).join('\n')),
    ]);
    const named = labels.split('\n');
    return {
      question: newQuestion,
      answer: newAnswer,
      wordings: newWordings.split('\n').filter((line) => line.trim() !== ''),
      buttons: buttons.map((button, index) => ({ ...button, label: named[index] ?? button.label })),
      translated_by: 'model',
    };
  } catch (error) {
    if (error instanceof BusinessError) return copy;
    throw error;
  }
}

function rewordingInto(services: TranslateServices, target: TranslationLocale, fixed: Fixed): (text: string) => Promise<string> {
  const left = startBudget();
  return (text) => (text === '' ? Promise.resolve('') : rewordWithModel(services, text, translationRules(target), fixed, left));
}
