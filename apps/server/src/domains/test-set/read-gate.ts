import type { GateReason } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { readTools } from '#/domains/tool/read-tools.ts';
import { findGateRun } from './test-run.repository.ts';

/** Why a draft is not to be published as it is. */
export interface ClosedGate {
  gate: GateReason;
  set_id: string;
  failed: number;
  total: number;
}

/** What the test set at the gate says of a draft; undefined where it may pass. */
export async function readGate(scope: TenantScope, draftVersion: number): Promise<ClosedGate | undefined> {
  const found = await findGateRun(scope);
  if (!found) return undefined;
  const { setId, runId, failed, total, isFresh } = found;
  const closed = (gate: GateReason): ClosedGate => ({ gate, set_id: setId, failed, total });
  if (runId === null) return closed('never_run');
  const toolsChanged = (await readTools(scope)).some(({ updated_at: at }) => found.startedAt !== null && at > found.startedAt);
  if (!isFresh || toolsChanged || found.draftVersion !== draftVersion) return closed('outdated');
  return failed > 0 ? closed('failed') : undefined;
}
