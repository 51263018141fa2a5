import { eachTenant } from '#/domains/pay/notice/each-tenant.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { Services } from '#/services.ts';
import { markExpiring } from './key.repository.ts';

/** Tells whoever looks after a business which of its keys are about to end: programs that use one stop working by then. */
export function noticeExpiringKeys(services: Pick<Services, 'database' | 'now' | 'log'>): Promise<void> {
  const { now } = services;
  return eachTenant(services, async (scope) => {
    const keys = await markExpiring(scope, now());
    const events = keys.map(({ id, name, expiresAt }) => ({
      type: 'key.expiring' as const,
      subjectId: id,
      facts: { name, expires_at: expiresAt },
    }));
    await publishEvents(scope, events, now());
  });
}
