import { IMPORT_COLUMNS, LOCALES } from '@lobby/contract';
import { headerKey } from '#/domains/sheet/header-key.ts';
import { say } from '#/words.ts';
import type { ImportColumn } from './import-column.ts';

/** Headers that files of other systems have; those of our own export are the words of `columns`. */
const SYNONYMS: Record<ImportColumn, string> = {
  question: 'question, questions, q, title, faq, query, 标准问题, 标准问, 提问, 问, 質問文, 質問内容, 問い合わせ, よくある質問',
  answer: 'answer, answers, a, reply, response, 答案, 回答, 答, 答复, 回复, 答覆, 回覆, 回答文, 回答内容, 返答, 応答',
  wordings:
    'wordings, wording, phrasings, phrasing, other phrasings, similar questions, similar question, variations, variants, alternatives, alternative questions, other wordings, aliases, utterances, ' +
    '相似问法, 相似问题, 相似问, 其他问法, 相似問法, 相似問題, 其他問法, 扩展问, 扩展问题, 同义问法, 言い換え, 言いかえ, 類似質問, 別の聞き方, 関連する質問',
  locale: 'locale, language, lang, 语言, 语种, 语系, 言語, ロケール',
  status: 'status, state, 状态, 发布状态, ステータス, 公開状態',
  mode: 'mode, answer mode, answer_mode, 回答方式, 答案方式, 回答モード, 回答の方法',
  tags: 'tags, tag, labels, label, keywords, 标签, 標籤, タグ, ラベル',
  valid_from:
    'valid from, valid_from, start, start date, from, 生效时间, 生效日期, 开始日期, 生效日期, 開始日期, 有効開始, 有効開始日, 開始日',
  valid_until: 'valid until, valid_until, end, end date, expires, until, 失效时间, 失效日期, 结束日期, 到期日, 結束日期, 有効期限, 終了日',
  corpus: 'corpus, knowledge base, category, 语料库, 知识库, 語料庫, 知識庫, コーパス, ナレッジベース',
  priority: 'priority, weight, 优先级, 優先次序, 優先順位, 優先度',
};

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

export const isColumn = (header: string): boolean => columnNamed(header) !== undefined;
