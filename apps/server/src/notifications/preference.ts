import {
  NOTIFICATION_PRESETS,
  notificationTypesOf,
  presetWays,
  type NotificationPreference,
  type notifications,
  type NotificationWays,
} from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { readDevices } from './device.repository.ts';
import { view } from './devices.ts';
import { findChoice, saveChoice } from './find-recipients.ts';
import { waysOf } from './recipient.ts';

export async function getPreference({ actor, services }: Call<typeof notifications.preference>): Promise<NotificationPreference> {
  const pushKey = await services.pushSender.publicKey();
  return inTenant(services.database, actor.tenantId, (scope) => readPreference(scope, actor, pushKey));
}

/** Keeps what was chosen; a preset begins with nothing that differs from it. */
export async function savePreference({
  request,
  actor,
  services,
}: Call<typeof notifications.savePreference>): Promise<NotificationPreference> {
  const pushKey = await services.pushSender.publicKey();
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const before = await findChoice(scope, actor.userId);
    if (!before) throw new BusinessError('not_found');
    const { preset = before.preset, ways = {}, digest = before.digest, quiet = null } = request;
    const kept = request.preset === undefined ? before.ways : {};
    await saveChoice(scope, actor.userId, { preset, ways: { ...kept, ...once(ways) }, digest, quiet }, services.now());
    return readPreference(scope, actor, pushKey);
  });
}

async function readPreference(scope: TenantScope, actor: StaffActor, pushKey: string): Promise<NotificationPreference> {
  const choice = await findChoice(scope, actor.userId);
  if (!choice) throw new BusinessError('not_found');
  const types = notificationTypesOf(actor);
  const shown = (ways: NotificationWays) => Object.fromEntries(types.map((type) => [type, ways[type]]));
  const own = waysOf({ ...actor, ...choice });
  const presets = NOTIFICATION_PRESETS.map((preset) => [preset, presetWays(preset, actor)] as const);
  const same = presets.find(([, ways]) => types.every((type) => sameWays(ways[type], own[type])));
  return {
    preset: same?.[0] ?? null,
    ways: shown(own),
    presets: Object.fromEntries(presets.map(([preset, ways]) => [preset, shown(ways)])) as NotificationPreference['presets'],
    digest: choice.digest,
    quiet: choice.quiet,
    devices: (await readDevices(scope, [actor.userId])).map(view),
    push_key: pushKey,
  };
}

const sameWays = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((way) => b.includes(way));

function once(ways: Partial<NotificationWays>): Partial<NotificationWays> {
  return Object.fromEntries(Object.entries(ways).map(([type, own]) => [type, [...new Set(own)]]));
}
