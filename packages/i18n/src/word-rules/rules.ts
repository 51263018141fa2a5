import type { Locale } from '@lobby/contract';
import { EN_US } from './en-us.ts';
import { JA_JP } from './ja-jp.ts';
import type { WordRule } from './word-rule.ts';

export const WORD_RULES: Partial<Record<Locale, readonly WordRule[]>> = { 'en-US': EN_US, 'ja-JP': JA_JP };
