import type { Locale, PolicyText, PolicyType } from '@lobby/contract';
import type { Policies } from '#/outside/policies/open-policies.ts';

/** What an account agrees to. The data processing agreement is part of the terms, and a list of cookies asks for nothing. */
export const ACCEPTED_TYPES = ['terms', 'privacy'] as const satisfies readonly PolicyType[];

export type PolicyHeading = Omit<PolicyText, 'body'>;

/** What holds today and is not among the acceptances of a person. */
export function duePolicies(
  policies: Policies,
  accepted: readonly { type: PolicyType; version: string }[],
  locale: Locale,
): PolicyHeading[] {
  return ACCEPTED_TYPES.filter((type) => !accepted.some((each) => each.type === type && each.version === policies.version(type))).map(
    (type) => {
      const { body: _body, ...heading } = policies.text(type, locale);
      return heading;
    },
  );
}
