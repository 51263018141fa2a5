import { conversations } from '@lobby/contract';
import type { AgentClient } from './agent-client.ts';
import type { ClientLedger } from './client-ledger.ts';
import { callPersistently, type CallerSettings } from './persistent-call.ts';
import type { VisitorClient } from './visitor-client.ts';

export interface Talkers {
  ledger: ClientLedger;
  visitors: readonly VisitorClient[];
  agents: readonly AgentClient[];
  caller: CallerSettings;
  /** The dashboard that may read a conversation. */
  token: (conversationId: string) => string;
}

const LOOK_MS = 250;

/**
 * Waits until nobody says anything more and everybody holds everything, or until nothing has come for so long; the judge
 * counts what is missing then. A slow machine has more to wait for and is not stuck.
 */
export async function settle(talkers: Talkers, patienceMs: number): Promise<void> {
  let [before, arrived, end] = ['', -1, 0];
  for (;;) {
    const more = countArrived(talkers);
    if (more > arrived) [arrived, end] = [more, performance.now() + patienceMs];
    if (performance.now() >= end) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = await standing(talkers);
    // The same twice: what was on its way has arrived.
    if (now !== undefined && now === before) return;
    before = now ?? '';
  }
}

/** What visitors hold and what was acknowledged: it grows as long as anything comes. */
function countArrived({ ledger, visitors }: Talkers): number {
  const held = visitors.reduce((sum, { conversationId, follower }) => sum + follower.holds(conversationId), 0);
  return held + ledger.sent.filter(({ acknowledged }) => acknowledged).length;
}

/** How far each conversation is, where everything that is said is answered and held; undefined where something is missing. */
async function standing({ ledger, visitors, agents, caller, token }: Talkers): Promise<string | undefined> {
  if (agents.some(({ waiting }) => waiting > 0) || ledger.sent.some(({ acknowledged }) => !acknowledged)) return undefined;
  const lengths: number[] = [];
  for (const { conversationId, follower } of visitors) {
    const { last_seq: last, owner_kind: owner } = await callPersistently(
      caller,
      conversations.get,
      { id: conversationId },
      token(conversationId),
    );
    const said = ledger.sent.filter((message) => message.conversationId === conversationId).length;
    // The bot owes one answer to each message of a conversation that is its own.
    if (owner === 'bot' && last < said * 2) return undefined;
    if (follower.holds(conversationId) < last) return undefined;
    if (agents.some((agent) => agent.follows(conversationId) && agent.follower.holds(conversationId) < last)) return undefined;
    lengths.push(last);
  }
  return lengths.join();
}
