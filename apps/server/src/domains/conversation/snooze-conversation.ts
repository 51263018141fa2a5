import { SNOOZE_MAX_MS, type Conversation, type conversations, type Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { agentOf, submitAs } from './change-owner.ts';

/** Puts off until a time to come. @throws BusinessError invalid_request for a time that has passed or is too far */
export function snoozeConversation({ request, actor, locale, services }: Call<typeof conversations.snooze>): Promise<Conversation> {
  const { id, until } = request;
  checkSnooze(until, services.now(), locale);
  return submitAs(services, actor, id, { kind: 'snooze', agent: agentOf(actor), until });
}

/** @throws BusinessError invalid_request for a time that has passed or is too far */
export function checkSnooze(until: number, now: number, locale: Locale): void {
  const wait = until - now;
  if (wait <= 0 || wait > SNOOZE_MAX_MS)
    throw new BusinessError('invalid_request', { fields: [{ path: 'until', message: say(locale, 'fields.time_ahead') }] });
}
