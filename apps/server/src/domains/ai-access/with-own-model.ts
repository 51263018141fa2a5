import type { Endpoint } from '@lobby/contract';
import type { Actor, Call } from '#/call.ts';

type Handler = (call: Call) => Promise<unknown>;

/** The handler of a call, which asks the model of the caller's business. */
export function withOwnModel({ usesModel }: Endpoint, handler: Handler): Handler {
  if (!usesModel) return handler;
  return async (call) => {
    const actor = call.actor as Actor;
    if (actor.kind !== 'staff' || actor.tenantId === 0) return handler(call);
    return handler({ ...call, services: { ...call.services, model: await call.services.findModel(actor.tenantId, call.services.model) } });
  };
}
