import type { Call, VisitorActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { forgetVisitor } from './authenticate-visitor.ts';
import { contactOfSession } from './session-owner.repository.ts';

/** What every visitor's call has. */
type VisitorCall = Pick<Call, 'services'> & { actor: VisitorActor };

/**
 * Serves a visitor who has just become another contact, or who they were before a merge that is undone: a token that was checked before
 * finds nothing under the old id, and is served again under the new one.
 */
export function asSurvivor<C extends VisitorCall, A>(serve: (call: C) => Promise<A>): (call: C) => Promise<A> {
  return async (call) => {
    try {
      return await serve(call);
    } catch (error) {
      if (!(error instanceof BusinessError) || error.code !== 'not_found') throw error;
      const { actor, services } = call;
      const contactId = await inTenant(services.database, actor.tenantId, (scope) => contactOfSession(scope, actor.sessionId));
      if (contactId === undefined || contactId === actor.contactId) throw error;
      forgetVisitor(services, actor.contactId);
      // Whoever it was merged into may have; to take it for granted costs a look.
      return serve({ ...call, actor: { ...actor, contactId, isIdentified: true } });
    }
  };
}
