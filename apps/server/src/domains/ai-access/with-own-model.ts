import type { Actor, Call } from '#/call.ts';

type Handler = (call: Call) => Promise<unknown>;

/** Nouns whose calls may ask a model. */
const ASKING: ReadonlySet<string> = new Set(['copilot', 'translate', 'corpus', 'corpusBulk', 'suggestion', 'bot', 'help']);

/** The handler of a call, which asks the model of the caller's business. */
export function withOwnModel(noun: string, handler: Handler): Handler {
  if (!ASKING.has(noun)) return handler;
  return async (call) => {
    const actor = call.actor as Actor;
    if (actor.kind !== 'staff' || actor.tenantId === 0) return handler(call);
    return handler({ ...call, services: { ...call.services, model: await call.services.findModel(actor.tenantId, call.services.model) } });
  };
}
