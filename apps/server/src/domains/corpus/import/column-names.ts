import { IMPORT_COLUMNS, LOCALES } from '@lobby/contract';
import { foldText } from '@lobby/retrieval';
import { say } from '#/words.ts';
import type { ImportColumn } from './file-refused.ts';

/** Headers that files of other systems have; those of our own export are the words of `columns`. */
const SYNONYMS: Record<ImportColumn, string> = {
  question: 'question, questions, q, title, faq, query, 标准问题, 标准问, 提问, 问, 質問文, 質問内容, 問い合わせ, よくある質問',
  answer: 'answer, answers, a, reply, response, 答案, 回答, 答, 答复, 回复, 答覆, 回覆, 回答文, 回答内容, 返答, 応答',
  wordings:
    'wordings, wording, similar questions, similar question, variations, variants, alternatives, alternative questions, other wordings, aliases, utterances, ' +
    '相似问法, 相似问题, 相似问, 其他问法, 扩展问, 扩展问题, 同义问法, 言い換え, 言いかえ, 類似質問, 別の聞き方, 関連する質問',
  locale: 'locale, language, lang, 语言, 语种, 语系, 言語, ロケール',
  status: 'status, state, 状态, 发布状态, ステータス, 公開状態',
};

const NOTE = /[(（[【<].*$/u;
const NOT_A_LETTER = /[^\p{L}\p{N}]/gu;

/** A header as it is compared: folded, without notes in brackets, white space and marks. */
export function headerKey(header: string): string {
  const folded = foldText(header);
  return folded.replace(NOTE, '').replaceAll(NOT_A_LETTER, '') || folded.trim();
}

const COLUMNS = new Map<string, ImportColumn>(
  IMPORT_COLUMNS.flatMap((column) =>
    [...LOCALES.map((locale) => say(locale, `columns.${column}`)), ...SYNONYMS[column].split(', ')].map(
      (name) => [headerKey(name), column] as const,
    ),
  ),
);

/** The column that a header names, in any of our languages. */
export function columnNamed(header: string): ImportColumn | undefined {
  return COLUMNS.get(headerKey(header));
}
