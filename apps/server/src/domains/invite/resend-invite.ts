import { INVITE_RESEND_S, INVITE_TTL_MS, type Invite, type invites } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { BusinessError } from '#/errors.ts';
import { describeInvite } from './describe-invite.ts';
import { makeMailKey } from './invite-key.ts';
import { lockInvite, renewInvite } from './invite.repository.ts';
import { mailInvite } from './mail-invite.ts';
import { takeSeats } from './take-seats.ts';

const SECOND_MS = 1_000;

/**
 * Mails an invitation again, with a new link and another seven days. One that has expired needs a seat again.
 * @throws BusinessError not_found, throttled within `INVITE_RESEND_S`, quota_exceeded
 */
export async function resendInvite(call: Call<typeof invites.resend>): Promise<Invite> {
  const { request, actor, services } = call;
  const now = services.now();
  const renewed = await inTenant(services.database, actor.tenantId, async (scope) => {
    const invite = await lockInvite(scope, request.id);
    if (!invite) throw new BusinessError('not_found');
    const wait = invite.sentAt + INVITE_RESEND_S * SECOND_MS - now;
    if (wait > 0) throw new BusinessError('throttled', { retry_after: Math.ceil(wait / SECOND_MS) });
    if (invite.expiresAt <= now) await takeSeats(scope, 1, now);
    const { key, hash } = makeMailKey(scope.tenantId);
    await renewInvite(scope, invite.id, hash, now + INVITE_TTL_MS, now);
    await mailInvite(scope, call, { email: invite.email, key });
    await recordAudit(scope, call, 'invite.resend', ['invite', invite.id], now);
    return { ...invite, sentAt: now, expiresAt: now + INVITE_TTL_MS };
  });
  deliverSoon(services);
  return describeInvite(renewed, actor.tenantId, services);
}
