import type { invites } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { acceptInvite } from './accept-invite.ts';
import { createInvites } from './create-invites.ts';
import { describeInvites } from './describe-invite.ts';
import { lookAtInvite } from './look-at-invite.ts';
import { resendInvite } from './resend-invite.ts';
import { revokeInvite } from './revoke-invite.ts';

export const inviteRoutes: Routes<typeof invites> = {
  list: ({ actor, services }) => inTenant(services.database, actor.tenantId, (scope) => describeInvites(scope, services)),
  create: createInvites,
  resend: resendInvite,
  revoke: revokeInvite,
  look: lookAtInvite,
  accept: acceptInvite,
};
