import {
  CHANNEL_KINDS,
  HANDOFF_TRIGGERS,
  isLocale,
  QUESTION_LISTS,
  RESULT_DAYS_MAX,
  RESULT_FIGURES,
  type ChannelKind,
  type HandoffTrigger,
  type Locale,
  type QuestionList,
  type ResultFigure,
} from '@lobby/contract';
import { countDays, isDay } from '#/components/business-day.ts';
import type { ResultPeriod } from '#/data/bot-results.ts';

/** Periods that end today, in days; the second is the usual one. */
export const PERIODS = [7, 28, 90] as const;
const USUAL_DAYS = 28;

/** What the address says about the results. */
export interface ResultSearch {
  /** Days until today; the usual ones go without. */
  readonly days?: (typeof PERIODS)[number];
  /** Own days, together or not at all. */
  readonly from?: string;
  readonly to?: string;
  readonly language?: Locale;
  readonly channel?: ChannelKind;
  readonly version?: number;
  /** The figure whose conversations are open, and what it is narrowed to. */
  readonly figure?: ResultFigure;
  readonly trigger?: HandoffTrigger;
  readonly day?: string;
  /** The list of questions that is open, and the one language that it is of. */
  readonly list?: QuestionList;
  readonly asked?: Locale;
}

/** Reads the address; what it does not understand it leaves out. */
export function readResultSearch(raw: Record<string, unknown>): ResultSearch {
  const { from, to, language, day, asked } = raw;
  const days = PERIODS.find((each) => each === raw['days'] && each !== USUAL_DAYS);
  const figure = RESULT_FIGURES.find((each) => each === raw['figure']);
  const trigger = HANDOFF_TRIGGERS.find((each) => each === raw['trigger']);
  const list = QUESTION_LISTS.find((each) => each === raw['list']);
  const channel = CHANNEL_KINDS.find((each) => each === raw['channel']);
  const version = raw['version'];
  return {
    ...(isDay(from) && isDay(to) && faultOf(from, to) === undefined ? { from, to } : days !== undefined && { days }),
    ...(isLocale(language) && { language }),
    ...(channel !== undefined && { channel }),
    ...(typeof version === 'number' && Number.isInteger(version) && version >= 0 && { version }),
    ...(figure !== undefined && { figure }),
    ...(trigger !== undefined && { trigger }),
    ...(isDay(day) && { day }),
    ...(list !== undefined && { list }),
    ...(isLocale(asked) && { asked }),
  };
}

/** Why two days are no period. */
export function faultOf(from: string, to: string): 'order' | 'too_long' | undefined {
  const days = countDays(from, to);
  return days < 1 ? 'order' : days > RESULT_DAYS_MAX ? 'too_long' : undefined;
}

/** What to ask for. */
export function periodOf({ days = USUAL_DAYS, from, to, language, channel, version }: ResultSearch): ResultPeriod {
  return {
    ...(from !== undefined && to !== undefined ? { from, to } : { days }),
    ...(language !== undefined && { locale: language }),
    ...(channel !== undefined && { channel }),
    ...(version !== undefined && { version }),
  };
}

/** The choice of the period that the address stands for. */
export function choiceOf({ days = USUAL_DAYS, from }: ResultSearch): string {
  return from === undefined ? String(days) : 'own';
}
