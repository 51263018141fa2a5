import { randomUUID } from 'node:crypto';
import { user } from '@lobby/contract';
import type { APIRequestContext } from '@playwright/test';
import { call } from './call.ts';
import { receiveCode } from './mailbox.ts';

/** A business of its own for one journey, and its first admin. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly tenantName: string;
  readonly token: string;
}

/** Registers a new business through the API, with the code from the mail, as the sign-up page would. */
export async function signUp(request: APIRequestContext): Promise<Account> {
  const name = `journey-${randomUUID()}`;
  const email = `${name}@example.com`;
  // Without a word of the name: that with digits around it is refused as quickly guessed.
  const password = `Kettle4-${randomUUID().slice(0, 8)}x`;
  const tenantName = name.slice(0, 24);
  await call(request, user.sendEmailCode, { email, email_type: 'register' });
  const code = await receiveCode(request, email);
  const form = { email, password, re_password: password, code, tenant_name: tenantName };
  const { token } = await call(request, user.registerTenant, form);
  return { email, password, tenantName, token };
}
