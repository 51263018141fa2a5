import type { ImapDraft, ImapFault, Locale } from '@lobby/contract';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { MailboxProgress } from '#/domains/mailbox/watched-mailbox.ts';
import { ImapRefused } from '#/outside/imap/imap.ts';
import type { SecretBox } from '#/secret-box.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { deleteMailbox, readMailboxes, writeMailbox } from './mailbox.repository.ts';

const contextOf = (tenantId: number, channelId: string) => `mailbox of channel ${channelId} of ${tenantId}`;

const sealPassword = (secrets: SecretBox, tenantId: number, channelId: string, password: string): Buffer =>
  secrets.seal(password, contextOf(tenantId, channelId));

/** @throws where it was sealed with another server's key */
export const openPassword = (secrets: SecretBox, tenantId: number, channelId: string, sealed: Buffer): string =>
  secrets.open(Buffer.from(sealed), contextOf(tenantId, channelId));

/** Writes down a mailbox that was tried, in the transaction of whoever changes the channel. */
export type WriteMailbox = (scope: TenantScope) => Promise<void>;

/**
 * Opens a mailbox as it will be read, and says how it is written down then; what lies in it now stays nobody's. A password stays with the host
 * and the user that it was given for.
 * @throws BusinessError channel_refused in the caller's words, invalid_request where no password is known for it
 */
export async function tryMailbox(
  services: Services,
  { tenantId, channelId, locale }: { tenantId: number; channelId: string; locale: Locale },
  draft: ImapDraft | null,
): Promise<WriteMailbox> {
  if (draft === null) return (scope) => deleteMailbox(scope, channelId);
  const { secrets } = services;
  const { password: given, ...imap } = draft;
  const [stored] = await inTenant(services.database, tenantId, (scope) => readMailboxes(scope, [channelId]));
  const isSame = stored?.imap.host === imap.host && stored.imap.user === imap.user;
  const password = given ?? (isSame ? openPassword(secrets, tenantId, channelId, stored.password) : undefined);
  if (password === undefined) throw new BusinessError('invalid_request', { fields: [{ path: 'mailbox.password', message: '' }] });
  const isOther = !isSame || stored.imap.folder !== imap.folder || stored.uidValidity === null;
  const found = imap.on ? await open(services, { ...imap, password }, locale) : null;
  const sealed = sealPassword(secrets, tenantId, channelId, password);
  return (scope) => writeMailbox(scope, { channelId, imap, password: sealed }, isOther ? found : undefined, services.now());
}

async function open(
  { imap }: Services,
  address: Omit<ImapDraft, 'password'> & { password: string },
  locale: Locale,
): Promise<MailboxProgress> {
  try {
    const { on: _on, ...rest } = address;
    return await imap.withMailbox(rest, ({ uidValidity, uidNext }) => Promise.resolve({ uidValidity, lastUid: uidNext - 1 }));
  } catch (error) {
    if (error instanceof ImapRefused) throw refusal(error.fault, locale);
    throw error;
  }
}

function refusal(fault: ImapFault, locale: Locale): BusinessError {
  return new BusinessError('channel_refused', {}, { said: say(locale, `channel.mailbox_${fault}`) });
}
