import type { useT } from '@lobby/i18n';

/** Failures that have words of their own; every other is worded as `unknown`. */
const WORDED = [
  'offline',
  'timeout',
  'throttled',
  'unavailable',
  'conversation_closed',
  'elsewhere_closed',
  'consent_required',
  'pre_chat_required',
  'invalid_request',
  'too_large',
  'upload_over',
  'quota_exceeded',
  'too_late',
] as const;

type Worded = (typeof WORDED)[number];

/** What happened and what to do next, in the visitor's language. The one place that words the reasons of failures. */
export function wordFailure(t: ReturnType<typeof useT<'chat'>>, reason: string): string {
  return t(`failures.${isWorded(reason) ? reason : 'unknown'}`);
}

function isWorded(reason: string): reason is Worded {
  return (WORDED as readonly string[]).includes(reason);
}
