import type { CodeName } from '@lobby/contract';
import type { Command } from '#/domains/conversation/conversation-state.ts';
import type { Outcome } from '#/domains/conversation/ledger.ts';
import type { Services } from '#/services.ts';
import type { StoredResult } from './bulk.repository.ts';

/** Submitted together: few enough that visitors' messages find their turn in between. */
const CHUNK = 100;

export interface Work {
  id: string;
  no: number;
  command: Command;
}

/** Submits commands a chunk at a time, and says what became of each. */
export async function submitMany({ ledger }: Services, tenantId: number, work: readonly Work[]): Promise<StoredResult> {
  const result: StoredResult = { done: [], refused: [] };
  for (let start = 0; start < work.length; start += CHUNK) {
    const chunk = work.slice(start, start + CHUNK);
    const outcomes = await Promise.all(chunk.map(({ id, command }) => ledger.submit(tenantId, id, command)));
    for (const [index, { id, no }] of chunk.entries()) {
      const outcome = outcomes[index] as Outcome;
      if (outcome.refused === undefined) result.done.push({ id, epoch: outcome.state.ownerEpoch });
      else result.refused.push({ id, no, reason: reasonOf(outcome.refused) });
    }
  }
  return result;
}

function reasonOf(refusal: NonNullable<Outcome['refused']>): CodeName {
  return refusal === 'stale' ? 'not_owner' : refusal;
}
