/** Something that a person does on a service. */
export interface PlannedEvent {
  /** Position in the whole run, from 0. */
  no: number;
  person: number;
  /** Position among what this person does, from 1. */
  turn: number;
  kind: 'says' | 'changes';
  /** The turn of the message that is said or changed. */
  of: number;
  text: string;
  /** The service never sends it: what comes behind it does not wait for it. */
  isLost: boolean;
}

/** What somebody does within a moment; a service may post it in any order. */
export type Burst = readonly PlannedEvent[];

/** One thing in so many changes an earlier message, where the service can say so, and one in so many never arrives. */
const CHANGE_SHARE = 0.08;
const LOST_SHARE = 0.02;
const BURST_MAX = 4;

/**
 * What many people do in a run, by person.
 * @param events how many in all
 * @param people how many take part
 * @param changes whether the service tells of changed messages
 */
export function planScript(
  random: () => number,
  { events, people, changes }: { events: number; people: number; changes: boolean },
): Burst[][] {
  const scripts: Burst[][] = [];
  for (let person = 0, no = 0; person < people; person += 1) {
    const count = Math.ceil((events - no) / (people - person));
    const bursts: PlannedEvent[][] = [];
    const said: number[] = [];
    for (let turn = 1, left = 0; turn <= count; turn += 1, no += 1, left -= 1) {
      if (left <= 0) {
        bursts.push([]);
        left = 1 + Math.floor(random() * BURST_MAX);
      }
      const of = said[Math.floor(random() * said.length)];
      const isChange = changes && of !== undefined && random() < CHANGE_SHARE;
      // The first begins the conversation, which what follows may name.
      const isLost = turn > 1 && random() < LOST_SHARE;
      const text = isChange ? `Changed at turn ${turn}: what does plan ${person}-${of} cost?` : `What does plan ${person}-${turn} cost?`;
      bursts.at(-1)?.push({ no, person, turn, kind: isChange ? 'changes' : 'says', of: isChange ? of : turn, text, isLost });
      if (!isChange && !isLost) said.push(turn);
    }
    scripts.push(bursts);
  }
  return scripts;
}
