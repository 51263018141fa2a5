import type { policy, PolicyText } from '@lobby/contract';
import type { Call } from '#/call.ts';

/** A policy in the caller's language. */
export function readPolicy({ request, locale, services }: Call<typeof policy.text>): Promise<PolicyText> {
  return Promise.resolve(services.policies.text(request.type, locale));
}
