import { POLICY_TYPES, type PolicyType } from '@lobby/contract';
import { useSearch } from '@tanstack/react-router';

export interface PolicySearch {
  type: PolicyType;
}

/** The text that an address asks for; the terms where it asks for none that there is. */
export function readPolicySearch({ type }: Record<string, unknown>): PolicySearch {
  return { type: POLICY_TYPES.find((each) => each === type) ?? 'terms' };
}

/** The text that is shown now. */
export function usePolicyType(): PolicyType {
  return readPolicySearch(useSearch({ strict: false })).type;
}
