import { may, roleOf, type Permission, type Reach, type SessionSettings } from '@lobby/contract';
import type { StoredStatus } from '#/domains/conversation/conversation-state.ts';
import { isWithinReach } from '#/domains/reach/is-within-reach.ts';

/** A visitor who waits, as far as it decides who is mailed. */
export interface Wait {
  agentId: number | null;
  teamId: string | null;
  status: StoredStatus;
  /** Members who were mailed about this wait. */
  told: readonly number[];
  /** Members who have read everything that the visitor said. */
  readers: readonly number[];
}

/** A member who can be mailed. */
export interface Member {
  userId: number;
  /** null is an admin; of a role that the business made itself its id. */
  role: string | null;
  permissions: readonly Permission[] | null;
  reach: Reach;
  teamIds: readonly string[];
}

type Rule = SessionSettings['waiting_mail'];

/**
 * Whom to mail about a wait that has lasted for so many minutes of opening: first whoever has the conversation, or else whose team it waits
 * for, or else everybody who answers and may see it; after the second period the admins as well. Nobody hears of a wait twice, of one that
 * they have read, or of one that they may not see. Pure.
 */
export function whomToMail(
  wait: Wait,
  members: readonly Member[],
  minutes: number,
  { on, after, escalate_after: escalateAfter }: Rule,
): number[] {
  if (!on || minutes < after) return [];
  const seeing = members.filter((member) => may(member, 'session.reply') && isWithinReach(member, wait));
  const admins = seeing.filter(({ role }) => roleOf(role) === 'admin');
  const chosen = [...responsible(wait, seeing, admins), ...(minutes < after + escalateAfter ? [] : admins)];
  return [...new Set(chosen.map(({ userId }) => userId))].filter((id) => !wait.told.includes(id) && !wait.readers.includes(id));
}

/** The admins are responsible where nobody else is. */
function responsible({ agentId, teamId }: Wait, seeing: readonly Member[], admins: readonly Member[]): readonly Member[] {
  const owner = seeing.filter(({ userId }) => userId === agentId);
  const team = seeing.filter(({ teamIds }) => teamId !== null && teamIds.includes(teamId));
  const others = seeing.filter((member) => !admins.includes(member));
  return [owner, team, others].find((group) => group.length > 0) ?? admins;
}

/** When a wait is to be looked at again, in minutes from now: settings and people change meanwhile. Pure. */
export function nextLook(minutes: number, { after, escalate_after: escalateAfter }: Rule): number {
  const step = [after, after + escalateAfter].find((each) => each > minutes);
  return step === undefined ? LOOK_MAX_MIN : Math.min(LOOK_MAX_MIN, Math.max(1, step - minutes));
}

const LOOK_MAX_MIN = 5;
