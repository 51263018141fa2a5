import type { ProviderAttempt } from '@lobby/session';
import type { ProviderAnswer } from './read-answer.ts';

/** What is to be done with an answer. */
export type Verdict =
  | { readonly kind: 'redeem'; readonly attempt: ProviderAttempt; readonly code: string; readonly iss: string | undefined }
  /** Somebody said no at the provider. */
  | { readonly kind: 'refused'; readonly attempt: ProviderAttempt }
  /** It belongs to no sign-in of this tab: somebody else's, planted to sign this person in as another. */
  | { readonly kind: 'foreign' };

/** Judges an answer by the sign-in that this tab has begun. */
export function judgeAnswer(answer: ProviderAnswer | undefined, attempt: ProviderAttempt | undefined): Verdict {
  if (!answer || !attempt || answer.state !== attempt.state) return { kind: 'foreign' };
  const { code, iss } = answer;
  return code === undefined ? { kind: 'refused', attempt } : { kind: 'redeem', attempt, code, iss };
}
