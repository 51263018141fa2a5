import type { WordRule } from './word-rule.ts';

export const JA_JP: readonly WordRule[] = [{ name: 'お客様', pattern: /お客さま/gu, instead: 'お客様' }];
