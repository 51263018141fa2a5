import type { DiversionHealth, DiversionStrategy, DiversionTarget, Locale } from '@lobby/contract';

/** A target as a choice looks at it. */
export interface PickTarget extends Pick<DiversionTarget, 'id' | 'weight' | 'hours' | 'languages' | 'countries' | 'enabled'> {
  dailyCap: number | null;
  totalCap: number | null;
  servedToday: number;
  servedTotal: number;
  /** How much its turn is due: grows by its weight with each choice among its equals, and falls by all of theirs when it is chosen. */
  credit: number;
  /** Conversations that whoever is behind it has to do; null where that is not known. */
  load: number | null;
  /** The person, the team or their place in the business is no longer there. */
  isGone: boolean;
  /** Somebody is there; null where that is not known. */
  isOnline: boolean | null;
}

export interface PickRule {
  strategy: DiversionStrategy;
  onlineOnly: boolean;
  /** Within the hours of the business. */
  isOpen: boolean;
}

export interface PickVisit {
  language: Locale;
  /** Two capitals; undefined where nobody knows. */
  country?: string | undefined;
  /** The target of the last time, where the visitor is to get the same again. */
  stickTo: string | undefined;
}

/** Why a target gets nobody at the moment, or `ok`. Pure. */
export function healthOf(target: PickTarget, { onlineOnly, isOpen }: PickRule): DiversionHealth {
  if (!target.enabled) return 'off';
  if (target.isGone) return 'gone';
  if (target.hours !== 'always' && (target.hours === 'open') !== isOpen) return 'closed';
  if (target.totalCap !== null && target.servedTotal >= target.totalCap) return 'capped';
  if (target.dailyCap !== null && target.servedToday >= target.dailyCap) return 'capped';
  return onlineOnly && target.isOnline === false ? 'offline' : 'ok';
}

/** Who gets the visit, and what becomes of the turns of those it was chosen from. */
export interface Choice {
  id: string;
  credits: ReadonlyMap<string, number>;
}

/**
 * Chooses a target in the order of the list: those that can take the visitor; the one of the last time where that is wished; then
 * as the strategy says. Turns are shared out smoothly by weight, so that any run of visits is split as evenly as the weights
 * allow. undefined where no target can. Pure: counts are those under the lock of the link.
 */
export function pickTarget(targets: readonly PickTarget[], rule: PickRule, visit: PickVisit): Choice | undefined {
  const able = targets.filter((target) => healthOf(target, rule) === 'ok' && isFor(target, visit));
  const same = able.find(({ id }) => id === visit.stickTo);
  if (same) return { id: same.id, credits: new Map() };
  const group = nearest(able, rule.strategy);
  const [first] = group;
  if (!first) return undefined;
  if (rule.strategy === 'priority') return { id: first.id, credits: new Map() };
  if (rule.strategy === 'least_busy') return { id: group.toSorted(byLoad)[0]?.id ?? first.id, credits: new Map() };
  return takeTurn(group, rule.strategy === 'round_robin' ? () => 1 : ({ weight }) => weight);
}

/** Whether a target takes visitors of this language and country. */
function isFor({ languages, countries }: PickTarget, { language, country }: PickVisit): boolean {
  return (languages.length === 0 || languages.includes(language)) && (countries.length === 0 || countries.includes(country ?? ''));
}

/** Those that name the language, the country or the hour come before those that take everybody. */
function nearest(able: readonly PickTarget[], strategy: DiversionStrategy): readonly PickTarget[] {
  const isNamed = NAMED[strategy];
  const named = isNamed ? able.filter(isNamed) : [];
  return named.length > 0 ? named : able;
}

const NAMED: Partial<Record<DiversionStrategy, (target: PickTarget) => boolean>> = {
  by_language: ({ languages }) => languages.length > 0,
  by_country: ({ countries }) => countries.length > 0,
  by_time: ({ hours }) => hours !== 'always',
};

function byLoad(a: PickTarget, b: PickTarget): number {
  return (a.load ?? 0) - (b.load ?? 0) || a.servedToday - b.servedToday;
}

function takeTurn(group: readonly PickTarget[], weightOf: (target: PickTarget) => number): Choice | undefined {
  const due = group.map((target) => ({ id: target.id, credit: target.credit + weightOf(target) }));
  const chosen = due.reduce<(typeof due)[number] | undefined>(
    (best, each) => (best && best.credit >= each.credit ? best : each),
    undefined,
  );
  if (!chosen) return undefined;
  const all = group.reduce((sum, target) => sum + weightOf(target), 0);
  return { id: chosen.id, credits: new Map(due.map(({ id, credit }) => [id, id === chosen.id ? credit - all : credit])) };
}

/** The targets after one of them has got a visit. Pure. */
export function afterPick(targets: readonly PickTarget[], { id, credits }: Choice): PickTarget[] {
  return targets.map((target) => {
    const credit = credits.get(target.id) ?? target.credit;
    if (target.id !== id) return { ...target, credit };
    const load = target.load === null ? null : target.load + 1;
    return { ...target, credit, load, servedToday: target.servedToday + 1, servedTotal: target.servedTotal + 1 };
  });
}

/** How so many visits from now on would be shared out; `fallback` are those that nobody could take. Pure. */
export function simulateVisits(
  targets: readonly PickTarget[],
  rule: PickRule,
  visit: { language: Locale; country?: string | undefined; count: number; room: number },
): { visits: Map<string, number>; fallback: number } {
  const visits = new Map<string, number>();
  let [now, fallback] = [[...targets], 0];
  for (let index = 0; index < visit.count; index += 1) {
    const pick =
      index < visit.room ? pickTarget(now, rule, { language: visit.language, country: visit.country, stickTo: undefined }) : undefined;
    if (pick) {
      visits.set(pick.id, (visits.get(pick.id) ?? 0) + 1);
      now = afterPick(now, pick);
    } else fallback += 1;
  }
  return { visits, fallback };
}
