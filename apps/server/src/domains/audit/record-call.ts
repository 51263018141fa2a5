import type { Call, StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordOnce } from './record-audit.ts';
import { RECORDED_CALLS, type Recorded } from './recorded-calls.ts';

type Handler = (call: Call) => Promise<unknown>;
type AnyDescribe = (request: unknown, actor: StaffActor, answer: unknown) => Recorded | undefined;

/** The handler of a call, which also writes down what it has done where `RECORDED_CALLS` says so, before the caller hears of it. */
export function recordCall(noun: string, verb: string, handler: Handler): Handler {
  const describe = (RECORDED_CALLS as Record<string, Record<string, AnyDescribe> | undefined>)[noun]?.[verb];
  if (!describe) return handler;
  return async (call) => {
    const answer = await handler(call);
    // Only what staff does is described; the types of the table say so.
    const { request, services, ip } = call;
    const actor = call.actor as unknown as StaffActor;
    const recorded = describe(request, actor, answer);
    // Before there is a business, there is nobody to read it.
    if (!recorded || actor.tenantId === 0) return answer;
    const { action, target, details } = recorded;
    await inTenant(services.database, actor.tenantId, (scope) => recordOnce(scope, { actor, ip }, action, target, services.now(), details));
    return answer;
  };
}
