import { ownValue, type Locale } from '@lobby/contract';
import type { z } from 'zod/mini';
import { say } from '#/words.ts';

type Issue = z.core.$ZodIssue;

/** Fields whose format has a sentence of its own. */
const FORMATS: Record<string, 'fields.email' | 'fields.code' | 'fields.slug'> = {
  email: 'fields.email',
  code: 'fields.code',
  slug: 'fields.slug',
};

/** Rules of the contract that have a sentence of their own, by their messages. */
const RULES: Record<
  string,
  | 'fields.password_rule'
  | 'fields.re_password'
  | 'fields.required'
  | 'fields.pattern'
  | 'fields.web_address'
  | 'fields.valid_until_early'
  | 'fields.tool_name'
  | 'fields.tool_param'
  | 'fields.tool_placeholder'
  | 'fields.choice'
  | 'fields.phone_number'
  | 'fields.telegram_name'
  | 'fields.line_id'
  | 'fields.target_gone'
  | 'fields.address_range'
> = {
  password_rule: 'fields.password_rule',
  re_password: 'fields.re_password',
  required: 'fields.required',
  pattern: 'fields.pattern',
  web_address: 'fields.web_address',
  valid_until_early: 'fields.valid_until_early',
  tool_name: 'fields.tool_name',
  tool_param: 'fields.tool_param',
  tool_placeholder: 'fields.tool_placeholder',
  choice: 'fields.choice',
  phone_number: 'fields.phone_number',
  telegram_name: 'fields.telegram_name',
  line_id: 'fields.line_id',
  target_gone: 'fields.target_gone',
  address_range: 'fields.address_range',
};

/** Longest list of refused fields in one answer. */
const ISSUES_MAX = 50;

/** What a form shows beside each field, in the caller's language. */
export function wordIssues(issues: readonly Issue[], locale: Locale): { path: string; message: string }[] {
  return issues.slice(0, ISSUES_MAX).map((issue) => ({ path: issue.path.join('.'), message: wordIssue(issue, locale) }));
}

function wordIssue(issue: Issue, locale: Locale): string {
  const field = String(issue.path.at(-1) ?? '');
  if (issue.code === 'custom') return say(locale, ownValue(RULES, issue.message) ?? 'fields.invalid');
  if (issue.code === 'invalid_type' && issue.input === undefined) return say(locale, 'fields.required');
  if (issue.code === 'too_small') return wordTooSmall(issue, field, locale);
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return say(locale, 'fields.too_long', { max: Number(issue.maximum) });
    return say(locale, issue.origin === 'array' ? 'fields.too_many' : 'fields.range', { max: Number(issue.maximum) });
  }
  if (issue.code === 'invalid_value') return say(locale, 'fields.choice');
  return say(locale, ownValue(FORMATS, field) ?? ownValue(RULES, issue.message) ?? 'fields.invalid');
}

function wordTooSmall(issue: Extract<Issue, { code: 'too_small' }>, field: string, locale: Locale): string {
  if (issue.origin !== 'string') return say(locale, issue.origin === 'array' ? 'fields.required' : 'fields.range');
  const min = Number(issue.minimum);
  if (min <= 1) return say(locale, 'fields.required');
  const format = ownValue(FORMATS, field);
  return format && min > 1 && field !== 'slug' ? say(locale, format) : say(locale, 'fields.too_short', { min });
}
