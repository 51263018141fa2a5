import type { orderMailSetup, ReceivedMail } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { readSetting } from '#/domains/order-mail/settings/read-setting.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { addParticipant, findReceived, findTarget, lockMail, settleMail, type HeldMail } from './mail.repository.ts';
import { MailTooComplex } from './mail-too-complex.ts';
import { readApart } from './apart/read-apart.ts';
import { takeMail } from './take-mail.ts';

/** Takes a mail that was held, or puts it away; one that is settled already stays so. @throws BusinessError not_found, mail_unreadable, mail_nowhere */
export async function settleHeld({ request, actor, services }: Call<typeof orderMailSetup.settle>): Promise<ReceivedMail> {
  const { id, accept } = request;
  const { tenantId } = actor;
  const held = await inTenant(services.database, tenantId, (scope) => lockMail(scope, id));
  if (!held) throw new BusinessError('not_found');
  const isOpen = held.outcome === 'held' || held.outcome === 'refused';
  // Whoever sees a mail can take it, also where what comes of it is somebody else's.
  if (isOpen && accept) await take(beyondReach(services), tenantId, id, held);
  if (isOpen && !accept)
    await inTenant(services.database, tenantId, (scope) =>
      settleMail(scope, id, { outcome: 'dismissed', reason: null, orderId: held.orderId, raw: null }),
    );
  return inTenant(services.database, tenantId, (scope) => existing(scope, id));
}

async function take(services: Services, tenantId: number, id: string, { raw, mailKey: key, orderId }: HeldMail): Promise<void> {
  // The driver answers with plain bytes on one of the engines.
  const bytes = raw === null ? undefined : Buffer.from(raw);
  const mail = bytes && (await readApart(bytes).catch(refuseComplex));
  if (!bytes || !mail) throw new BusinessError('mail_unreadable');
  const { target, newTypeId } = await inTenant(services.database, tenantId, async (scope) => ({
    target: orderId === null ? undefined : await findTarget(scope, orderId),
    newTypeId: (await readSetting(scope))?.newTypeId ?? null,
  }));
  const taken = await takeMail(services, { tenantId, key, mail, raw: bytes, target, typeIds: newTypeId === null ? [] : [newTypeId] });
  if (taken.orderId === undefined) throw new BusinessError('mail_nowhere');
  await inTenant(services.database, tenantId, async (scope) => {
    await settleMail(scope, id, { outcome: taken.outcome, reason: null, orderId: taken.orderId, raw: null });
    // From here on this sender belongs to the work order.
    if (mail.from.address !== target?.email) await addParticipant(scope, taken.orderId, mail.from.address);
  });
}

function refuseComplex(error: unknown): never {
  throw error instanceof MailTooComplex ? new BusinessError('mail_unreadable') : error;
}

async function existing(scope: TenantScope, id: string): Promise<ReceivedMail> {
  const mail = await findReceived(scope, id);
  if (!mail) throw new BusinessError('not_found');
  return mail;
}
