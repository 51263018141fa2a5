/** How many visitors got an answer in this time is how fast a queue moves, in milliseconds. */
export const PACE_MS = 1_800_000;
const PACE_S = PACE_MS / 1_000;

/** What is known of a queue when somebody asks how long it takes. Seconds. */
export interface WaitFacts {
  /** 1 is next, or was asked for already. */
  place: number;
  waitedS: number;
  /** How long those waited who got their answer last; null where nobody did today. */
  usualS: number | null;
  /** How many got their answer within the pace, of those who were looked at. */
  answered: number;
  /** Somebody who is there can take another conversation. */
  hasRoom: boolean;
}

/**
 * In how many seconds a person can be expected; null where nothing that was measured tells. Whoever is next while somebody has room waits as long as
 * the last ones did; who stands behind others, or before people who have all they can take, as long as the queue takes to move so far. Pure.
 */
export function expectWait({ place, waitedS, usualS, answered, hasRoom }: WaitFacts): number | null {
  if (place === 1 && hasRoom) return usualS === null || waitedS >= usualS ? null : Math.ceil(usualS - waitedS);
  return answered === 0 ? null : Math.ceil((place * PACE_S) / answered);
}
