import type { ConnectionCheck, messaging, MessagingChannel } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { ServiceRefusal, type Connection } from '#/channels/port/adapter.ts';
import { ServiceUnreachable } from '#/channels/port/call-service.ts';
import { GONE, OF_ACCOUNT, type Checked } from '#/channels/port/standing.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { lostReason } from './apply-business.ts';
import { readBusinesses, updateBusiness } from './business.repository.ts';
import { changeState, reasonOf } from './change-state.ts';
import { findConnection, type StoredConnection } from './connection.repository.ts';
import { openConnection } from './connections.ts';
import { webhookUrl } from './manage-connections.ts';

type Business = MessagingChannel['businesses'][number];

/** Asks the service how it stands, and adds what is seen from here. @throws BusinessError not_found */
export async function checkConnection({ request, actor, services }: Call<typeof messaging.check>) {
  const { tenantId } = actor;
  const stored = await readStored(services, tenantId, request.id);
  const connection = openConnection(services.secrets, tenantId, stored);
  const answered = await askBusinesses(services, connection);
  const lost = answered.find(({ state }) => state !== 'connected');
  const asked = await askItself(services, connection, lost);
  const { badSignatureAt, lastInAt, lastOutAt } = stored;
  const signature: ConnectionCheck =
    badSignatureAt !== null
      ? { check: 'signature', result: 'failed', value: null }
      : { check: 'signature', result: lastInAt === null ? 'waiting' : 'ok', value: null };
  const checks: ConnectionCheck[] = [
    ...asked,
    ...(answered.length > 0 ? [businessCheck(answered)] : []),
    signature,
    { check: 'received', result: lastInAt === null ? 'waiting' : 'ok', value: null },
    { check: 'sent', result: lastOutAt === null ? 'waiting' : 'ok', value: null },
  ];
  const { state } = await readStored(services, tenantId, request.id);
  return { checks, state };
}

async function readStored({ database }: Services, tenantId: number, id: string): Promise<StoredConnection> {
  const stored = await inTenant(database, tenantId, (scope) => findConnection(scope, id));
  if (!stored) throw new BusinessError('not_found');
  return stored;
}

/** The accounts that are answered for, as they stand at the service; as they stood where it does not say. */
async function askBusinesses(services: Services, connection: Connection): Promise<Business[]> {
  const { tenantId, channelId, kind, settings } = connection;
  if (settings.business_ids.length === 0) return [];
  const said = await askOr(services, connection, async () => services.channelWorker.adapters[kind]?.askBusinesses?.(connection));
  return inTenant(services.database, tenantId, async (scope) => {
    for (const each of said ?? []) await updateBusiness(scope, channelId, each);
    const known = (await readBusinesses(scope, [channelId])).get(channelId) ?? [];
    return known.filter(({ id }) => settings.business_ids.includes(id));
  });
}

/** @returns undefined where the service does not answer as it should, which the check itself says */
async function askOr<T>(services: Services, { tenantId, channelId }: Connection, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ServiceRefusal || error instanceof ServiceUnreachable)) throw error;
    services.log.info({ err: error, tenant: tenantId, channel: channelId }, 'a service did not say how accounts stand');
    return undefined;
  }
}

function businessCheck(answered: readonly Business[]): ConnectionCheck {
  const lost = answered.filter(({ state }) => state !== 'connected');
  const shown = (lost.length > 0 ? lost : answered).map(({ name }) => name).join(', ');
  return { check: 'business', result: lost.length > 0 ? 'failed' : 'ok', value: shown };
}

/** @param lost a business account that is answered for, and may not be */
async function askItself(services: Services, connection: Connection, lost: Business | undefined): Promise<ConnectionCheck[]> {
  const adapter = services.channelWorker.adapters[connection.kind];
  try {
    const checked = (await adapter?.check(connection, webhookUrl(services, connection))) ?? { checks: [] };
    await judge(services, connection, checked, lost);
    return checked.checks;
  } catch (error) {
    if (error instanceof ServiceUnreachable) return [{ check: 'token', result: 'failed', value: null, unreachable: true }];
    if (!(error instanceof ServiceRefusal)) throw error;
    await changeState(services, connection, error.isSignedOut ? 'auth_expired' : 'degraded', reasonOf(error), undefined, GONE);
    return [{ check: 'token', result: 'failed', value: error.message }];
  }
}

/** An account that is gone comes back when its service says so and sends here, and by nothing less. */
async function judge(services: Services, connection: Connection, { checks, standing }: Checked, lost: Business | undefined): Promise<void> {
  if (standing?.state === 'disconnected') return changeState(services, connection, 'disconnected', standing.reason, undefined, GONE);
  const failed = checks.find(({ check, result }) => check === 'webhook' && result === 'failed');
  if (failed) return changeState(services, connection, 'degraded', { code: 'webhook', about: failed.value }, undefined, GONE);
  if (lost) return changeState(services, connection, 'degraded', lostReason(lost));
  if (standing) return changeState(services, connection, standing.state, standing.reason);
  return changeState(services, connection, 'connected', null, undefined, OF_ACCOUNT);
}
