import type { Sender } from '#/channels/port/inbound.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { keepSaid } from '#/domains/contact/identity/keep-said.ts';

/** What a service says of a person. It vouches for the number, and for nothing else. */
export async function keepWho(scope: TenantScope, contactId: string, { name, phone, email, attrs = {} }: Sender): Promise<void> {
  const signed = phone === undefined ? undefined : { phone, attrs: {} };
  await keepSaid(scope, contactId, {
    signed,
    claims: { ...(name === undefined ? {} : { name }), ...(email === undefined ? {} : { email }), attrs },
  });
}
