import { LOCALE_NAMES, LOCALES, nearestLocale, type AnswerMode, type EntryStatus, type Locale } from '@lobby/contract';
import { foldText } from '@lobby/retrieval';

const LOCALE_WORDS: Record<Locale, string> = {
  'en-US': 'english, 英语, 英文, 英語',
  'zh-CN': 'chinese, simplified chinese, simplified, 简体, 简体中文, 简中, 中文, 汉语, 普通话, 中国語, 簡体字, 简体字',
  'zh-HK':
    'traditional chinese, traditional, cantonese, 繁體, 繁體中文, 繁中, 繁體字, 廣東話, 粵語, 中文繁體, 中文正體, 中文香港, 中文台灣, 繁体字',
  'ja-JP': 'japanese, 日语, 日文, 日本語',
};

const STATUS_WORDS: Record<EntryStatus, string> = {
  draft: 'draft, drafts, unpublished, 草稿, 下書き, 下書',
  in_review: 'in review, in_review, review, pending, 审核中, 待审核, 審核中, 待審核, レビュー中, 確認待ち',
  published: 'published, publish, live, active, enabled, 已发布, 发布, 已發佈, 已發布, 公開, 公開中, 公開済み, 已上線, 启用',
  archived: 'archived, archive, disabled, 已归档, 归档, 已歸檔, 封存, 已封存, 停用, アーカイブ, アーカイブ済み, 保管済み',
};

const MODE_WORDS: Record<AnswerMode, string> = {
  generate: 'generate, generated, ai, model, 生成, 由 ai 改写, 由 ai 改寫, ai が書く, 自動',
  exact: 'exact, verbatim, word for word, 原文, 原样, 原樣, 照原文, 逐字, そのまま, 原文どおり, 固定',
};

const LOCALE_OF = byKey(LOCALE_WORDS);
for (const locale of LOCALES) LOCALE_OF.set(wordKey(LOCALE_NAMES[locale]), locale);
const STATUS_OF = byKey(STATUS_WORDS);
const MODE_OF = byKey(MODE_WORDS);
const NOTE = /[(（].*$/u;
const LANGUAGE_TAG = /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i;

/** The language that a cell names: `en`, `zh_TW`, `简体`, `日本語`; undefined for one that we do not serve. */
export function readLocale(cell: string): Locale | undefined {
  const text = cell.trim();
  if (LANGUAGE_TAG.test(text)) return LOCALE_OF.get(wordKey(text)) ?? nearestLocale(text.replaceAll('_', '-'));
  return LOCALE_OF.get(wordKey(text)) ?? LOCALE_OF.get(wordKey(text.replace(NOTE, '')));
}

/** The status that a cell names. */
export function readStatus(cell: string): EntryStatus | undefined {
  return STATUS_OF.get(wordKey(cell));
}

/** The way of answering that a cell names. */
export function readMode(cell: string): AnswerMode | undefined {
  return MODE_OF.get(wordKey(cell));
}

function byKey<Value extends string>(words: Record<Value, string>): Map<string, Value> {
  const entries = Object.entries(words) as [Value, string][];
  return new Map(entries.flatMap(([value, names]) => names.split(', ').map((name) => [wordKey(name), value] as const)));
}

function wordKey(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
