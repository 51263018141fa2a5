import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { makeOrder } from './make-order.ts';
import { CUSTOMER } from './order-state.ts';
import { findType } from './type/type.repository.ts';
import { findByClientId } from './work-order.repository.ts';

/** A work order out of a mail. */
export interface MailedOrder {
  /** Named after the mail, so that a repeat finds it. */
  clientId: string;
  contactId: string;
  /** Address of the sender. */
  address: string;
  /** The first of them that there is. */
  typeIds: readonly string[];
  subject: string;
  description: string;
  fileIds: readonly string[];
  locale: Locale;
  /** The one that has ended and goes on in this one. */
  follows?: string | undefined;
}

/** Makes it, once. @returns its id; undefined where there is no type left for it */
export async function makeMailedOrder(scope: TenantScope, mailed: MailedOrder, now: number): Promise<string | undefined> {
  const { clientId, contactId, subject, description, fileIds, locale, follows } = mailed;
  const earlier = await findByClientId(scope, clientId);
  if (earlier) return earlier.id;
  const types = await Promise.all(mailed.typeIds.map((id) => findType(scope, id)));
  const type = types.find((each) => each?.enabled);
  if (!type) return undefined;
  return makeOrder(
    scope,
    {
      clientId,
      contactId,
      subject,
      description,
      fileIds,
      typeId: type.id,
      typeVersion: type.version,
      fields: {},
      origin: 'email',
      originConversationId: null,
      followsId: follows,
    },
    {
      locale,
      actor: CUSTOMER,
      uploader: { kind: 'visitor', id: contactId },
      begunBy: mailed.address.toLowerCase(),
      author: { authorKind: 'contact', authorId: contactId, authorName: null },
    },
    now,
  );
}
