import { invites, type RequestInput } from '@lobby/contract';
import { expect, type APIRequestContext } from '@playwright/test';
import { call } from './call.ts';
import { readMailbox } from './mailbox.ts';

/** Somebody else of a business. */
export interface Colleague {
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

type Invitation = Omit<RequestInput<typeof invites.create>, 'emails'>;

/** Invites somebody through the API and accepts with the link of the mail, as the invitation's page would. */
export async function join(request: APIRequestContext, inviter: string, name: string, invitation: Invitation): Promise<Colleague> {
  const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await call(request, invites.create, { ...invitation, emails: [email] }, { token: inviter });
  let key = '';
  await expect(async () => {
    key = /invite=([\w.-]+)/.exec((await readMailbox(request, email))[0]?.text ?? '')?.[1] ?? '';
    expect(key, `an invitation sent to ${email}`).not.toBe('');
  }).toPass();
  const password = `Kettle4-${crypto.randomUUID().slice(0, 8)}x`;
  const { token } = await call(request, invites.accept, { key, name, password, re_password: password });
  return { name, email, token };
}
