import { may } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { findRecipients } from '#/notifications/find-recipients.ts';
import type { Recipient } from '#/notifications/recipient.ts';

/** Everybody whom a report can be mailed to: who is active and may see the analysis. */
export async function findReaders(scope: TenantScope): Promise<Recipient[]> {
  return (await findRecipients(scope)).filter((member) => may(member, 'session.view'));
}

/** Somebody as if they asked themselves. */
export function asActor({ userId, email, role, permissions, reach }: Recipient, tenantId: number): StaffActor {
  return { kind: 'staff', userId, tenantId, sessionId: '', name: '', email, role, permissions, reach };
}
