import { ApiError } from '@lobby/api-client';
import { MESSAGING_CREDENTIALS, messagingCredentials, type CredentialName, type MessagingKind } from '@lobby/contract';

/** What was entered, by its name. */
export type Entered = Readonly<Partial<Record<CredentialName, string>>>;

/** What the service tries first, and therefore what it has refused. */
const TRIED: Readonly<Record<MessagingKind, CredentialName>> = {
  telegram: 'token',
  line: 'channel_access_token',
  whatsapp: 'access_token',
  email: 'address',
};

/** What a service needs of what was entered; `wrong` are those that are missing or have another form. Pure. */
export function readCredentials(kind: MessagingKind, entered: Entered): { credentials: Entered; wrong: readonly CredentialName[] } {
  const names = MESSAGING_CREDENTIALS[kind];
  const wrong = names.filter((name) => {
    const text = (entered[name] ?? '').trim();
    return text === '' || !messagingCredentials[name].safeParse(text).success;
  });
  return { credentials: Object.fromEntries(names.map((name) => [name, (entered[name] ?? '').trim()])), wrong };
}

/** The field that an answer is about; undefined where it is about none of them. Pure. */
export function fieldOf(kind: MessagingKind, error: Error | null): CredentialName | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.reason === 'channel_refused' || error.reason === 'channel_exists' || error.reason === 'channel_other') return TRIED[kind];
  return MESSAGING_CREDENTIALS[kind].find((name) => error.fields.some(({ path }) => path === name));
}
