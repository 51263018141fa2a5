import type { WordRule } from './word-rule.ts';

export const EN_US: readonly WordRule[] = [{ name: 'one spelling of email', pattern: /\be-mails?\b/giu, instead: 'email' }];
