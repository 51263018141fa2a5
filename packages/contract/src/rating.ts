import { z } from 'zod/mini';
import { epochMs } from './fields.ts';

/** What was good about it, for whom it was good; what was not, for whom it was not. */
export const GOOD_REASONS = ['fast', 'clear', 'solved', 'friendly'] as const;
export const BAD_REASONS = ['slow', 'unclear', 'unsolved', 'unfriendly'] as const;
export const RATING_REASONS = [...GOOD_REASONS, ...BAD_REASONS] as const;
export type RatingReason = (typeof RATING_REASONS)[number];
/** From this score on it was good. */
const GOOD_FROM = 4;
const COMMENT_MAX = 1_000;
/** Each once. */
const REASONS_MAX = 8;

/** The reasons that can be given with a score, 1 to 5. */
export function reasonsFor(score: number): readonly RatingReason[] {
  return score >= GOOD_FROM ? GOOD_REASONS : BAD_REASONS;
}

/** How it was. */
export const ratingFields = {
  score: z.int().check(z.gte(1), z.lte(5)),
  comment: z._default(z.string().check(z.trim(), z.maxLength(COMMENT_MAX)), ''),
  reasons: z._default(z.array(z.enum(RATING_REASONS)).check(z.maxLength(REASONS_MAX)), []),
};

/** What a visitor gave, as the business sees it. */
export const givenRating = z.object({
  score: z.int(),
  comment: z.string(),
  reasons: z._default(z.array(z.enum(RATING_REASONS)), []),
  at: epochMs,
});

/** Why an answer did not help. */
export const VERDICT_REASONS = ['wrong', 'incomplete', 'off_topic', 'outdated'] as const;
export type VerdictReason = (typeof VERDICT_REASONS)[number];
export const verdictReason = z.enum(VERDICT_REASONS);
