import { FILE_MAX_BYTES, type FileSide, type Sendable } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { planLimits } from '#/domains/pay/find-subscription.ts';
import { readSettings } from '#/domains/team/session-settings.ts';

const MIB = 1024 * 1024;

/** What one side may send in conversations: what the business allows, and never more than the platform and the plan do. */
export async function readSendable(scope: TenantScope, side: FileSide, now: number): Promise<Sendable> {
  const { files } = await readSettings(scope);
  const { storage_mb: storageMb, file_mb: fileMb } = await planLimits(scope, now);
  return { kinds: files[side].kinds, max_bytes: Math.min(FILE_MAX_BYTES[side], MIB * Math.min(files[side].max_mb, fileMb, storageMb)) };
}
