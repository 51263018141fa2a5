import { may } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import { readOpening } from '#/domains/hours/read-opening.ts';
import { noteGiven } from '#/domains/team/note-given.ts';
import { listRules } from '#/domains/team/list-rules.ts';
import { readPeople, type Person } from '#/domains/team/read-people.ts';
import { readSettings } from '#/domains/team/session-settings.ts';
import type { AssignerParts } from './assigner.ts';
import { findQueue, type Queued } from './assignment.repository.ts';
import { chooseAgent, type Candidate, type Facts } from './choose-agent.ts';

/** Looks at the queue in one go this often at most, where other servers give out at the same time. */
const TRIES = 3;

/** Gives out what can be. @returns how many conversations got somebody */
export async function giveOut(parts: AssignerParts, tenantId: number): Promise<number> {
  let given = 0;
  for (let turn = 0; turn < TRIES; turn += 1) {
    const { count, isRefused } = await giveOutOnce(parts, tenantId);
    given += count;
    if (!isRefused) break;
  }
  return given;
}

async function giveOutOnce({ database, ledger, now }: AssignerParts, tenantId: number): Promise<{ count: number; isRefused: boolean }> {
  const at = now();
  const { queue, people, facts } = await inTenant(database, tenantId, async (scope) => {
    const settings = await readSettings(scope);
    const queue = settings.auto_assign ? await findQueue(scope) : [];
    if (queue.length === 0) return { queue, people: [], facts: undefined };
    const people = (await readPeople(scope, at, settings)).filter((person) => person.presence === 'online' && may(person, 'session.reply'));
    const { open, closedTeams } = await readOpening(scope, at);
    const facts = { rules: await listRules(scope), open, closedTeams, strategy: settings.strategy };
    return { queue, people, facts };
  });
  if (!facts || people.length === 0) return { count: 0, isRefused: false };
  const plan = planTurns(queue, people, facts, at);
  const outcomes = await Promise.all(
    plan.map(({ queued, person: { id, name } }) =>
      ledger.submit(tenantId, queued.id, { kind: 'assign', agent: null, to: { id, name }, epoch: queued.ownerEpoch }),
    ),
  );
  const taken = plan.filter((_, index) => outcomes[index]?.refused === undefined);
  if (taken.length > 0)
    await inTenant(database, tenantId, (scope) => noteGiven(scope, [...new Set(taken.map(({ person }) => person.id))], at));
  return { count: taken.length, isRefused: taken.length < plan.length };
}

/** Who gets what, each choice knowing of those before it. */
export function planTurns(
  queue: readonly Queued[],
  people: readonly Person[],
  facts: Omit<Facts, 'waiting' | 'online'>,
  at: number,
): { queued: Queued; person: Person }[] {
  const online = new Map<number, Candidate>(people.map((person) => [person.id, { ...person, teamIds: person.teams.map(({ id }) => id) }]));
  const turns: { queued: Queued; person: Person }[] = [];
  for (const queued of queue) {
    const chosen = chooseAgent({ ...facts, waiting: queued, online: [...online.values()] });
    const [candidate, person] = [online.get(chosen ?? 0), people.find(({ id }) => id === chosen)];
    if (!candidate || !person) continue;
    online.set(candidate.id, { ...candidate, load: candidate.load + 1, givenAt: at + turns.length });
    turns.push({ queued, person });
  }
  return turns;
}
