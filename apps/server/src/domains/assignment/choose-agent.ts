import type { AssignmentRule, Locale, Strategy } from '@lobby/contract';

/** A conversation in the queue, as a choice looks at it. */
export interface Waiting {
  language: Locale;
  tags: readonly string[];
  /** The team that it was handed to. */
  teamId: string | null;
  /** Who answered this visitor last; null before anybody has. */
  lastAgentId: number | null;
  /** People who left it unanswered, whoever did so longest ago first: others are asked before them. */
  passedBy: readonly number[];
}

/** Somebody of the business who is there and takes conversations. */
export interface Candidate {
  id: number;
  load: number;
  maxActive: number;
  languages: readonly Locale[];
  teamIds: readonly string[];
  /** Last given a conversation, in epoch milliseconds; null is never. */
  givenAt: number | null;
}

export interface Facts {
  waiting: Waiting;
  /** In their order; the first that matches, and whose team somebody of is there, counts. */
  rules: readonly AssignmentRule[];
  /** Whoever is online, full or not. */
  online: readonly Candidate[];
  /** Within the hours of the business. */
  open: boolean;
  /** Teams with hours of their own, outside of which it is. */
  closedTeams: ReadonlySet<string>;
  /** Where no rule says another. */
  strategy: Strategy;
}

/**
 * Who gets a conversation, or undefined where it waits: the team it was handed to, else rule and its team, the person of the
 * last time, the language, then whoever has least, and among equals whoever was last longest ago. A team of whom nobody is
 * there, or whose own hours are over, is passed over: no visitor waits in front of an empty desk while others sit at theirs. Where all who have
 * room left it unanswered before, it is offered to them again, in their order: nobody waits while somebody has room.
 */
export function chooseAgent({ waiting, rules, online, open, closedTeams, strategy }: Facts): number | undefined {
  const isThere = (teamId: string | null) => !closedTeams.has(teamId ?? '') && inTeam(online, teamId).length > 0;
  // A person's word counts before the rules.
  const teamId = waiting.teamId !== null && isThere(waiting.teamId) ? waiting.teamId : null;
  const fits = (rule: AssignmentRule) => matches(rule, waiting, open) && (rule.strategy === 'manual' || isThere(rule.team_id));
  const rule = teamId === null ? rules.find(fits) : undefined;
  const how = rule?.strategy ?? strategy;
  if (how === 'manual') return undefined;
  const withRoom = inTeam(online, teamId ?? rule?.team_id ?? null).filter(({ load, maxActive }) => load < maxActive);
  const able = withRoom.filter(({ id }) => !waiting.passedBy.includes(id));
  if (able.length === 0) return waiting.passedBy.find((passed) => withRoom.some(({ id }) => id === passed));
  if (able.some(({ id }) => id === waiting.lastAgentId)) return waiting.lastAgentId ?? undefined;
  return speaking(able, waiting.language).toSorted(how === 'least_busy' ? byLoad : byTurn)[0]?.id;
}

function matches({ match }: AssignmentRule, { language, tags }: Waiting, open: boolean): boolean {
  if (match.languages.length > 0 && !match.languages.includes(language)) return false;
  if (match.tags.length > 0 && !match.tags.some((tag) => tags.includes(tag))) return false;
  return match.hours === null || (match.hours === 'open') === open;
}

function inTeam(people: readonly Candidate[], teamId: string | null): readonly Candidate[] {
  return teamId === null ? people : people.filter(({ teamIds }) => teamIds.includes(teamId));
}

/** Those who name the language, else those who name none, else everybody. */
function speaking(people: readonly Candidate[], language: Locale): readonly Candidate[] {
  const speakers = people.filter(({ languages }) => languages.includes(language));
  if (speakers.length > 0) return speakers;
  const unsaid = people.filter(({ languages }) => languages.length === 0);
  return unsaid.length > 0 ? unsaid : people;
}

function byTurn(a: Candidate, b: Candidate): number {
  return (a.givenAt ?? 0) - (b.givenAt ?? 0) || a.id - b.id;
}

function byLoad(a: Candidate, b: Candidate): number {
  return a.load - b.load || byTurn(a, b);
}
