/** What a fact either has or has not, a bit each. */
export const MARKS = { asked: 1, answered: 2, offered: 4, resolved: 8, matured: 16, lasting: 32, abandoned: 64 } as const;

/** Facts of one day, a list for each thing that is known; a conversation is at the same place of every list. */
export interface DayFacts {
  hour: number[];
  channel: string[];
  locale: string[];
  agent: (number | null)[];
  team: (string | null)[];
  /** Whose it is, shorter than an id. */
  person: string[];
  messages: number[];
  /** Sum of `MARKS`. */
  marks: number[];
  /** What called a person first; empty where nobody was called. */
  trigger: string[];
  first_reply: (number | null)[];
  resolution: (number | null)[];
  /** The same two within opening hours. */
  first_reply_open: (number | null)[];
  resolution_open: (number | null)[];
  stars: (number | null)[];
  saved: number[];
  cost: number[];
  failures: number[];
  /** Number of what it is about; 0 where nothing was found. */
  topic: number[];
}

/** What the page of channels knows besides, and what is narrowed to a campaign needs, in the same order. */
export interface DayPlaces {
  link: (string | null)[];
  /** Empty where nothing names one; so is the page. */
  campaign: string[];
  page: string[];
  failed: string[][];
}

/** One day that has facts. */
export interface FactDay {
  day: string;
  facts: DayFacts;
  places: DayPlaces | undefined;
}
