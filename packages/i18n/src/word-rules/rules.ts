import type { Locale } from '@lobby/contract';
import { EN_US } from './en-us.ts';
import { JA_JP } from './ja-jp.ts';
import type { WordRule } from './word-rule.ts';
import { ZH_CN } from './zh-cn.ts';
import { ZH_HK } from './zh-hk.ts';

export const WORD_RULES: Record<Locale, readonly WordRule[]> = { 'en-US': EN_US, 'zh-CN': ZH_CN, 'zh-HK': ZH_HK, 'ja-JP': JA_JP };
