import {
  CHANNEL_KINDS,
  HANDOFF_TRIGGERS,
  isLocale,
  QUESTION_LISTS,
  RESULT_FIGURES,
  type ChannelKind,
  type HandoffTrigger,
  type Locale,
  type QuestionList,
  type ResultFigure,
} from '@lobby/contract';
import { daysOf, readPeriod, type PeriodSearch } from '#/components/analysis/period.ts';
import { isDay } from '#/components/business-day.ts';
import type { ResultPeriod } from '#/data/bot-results.ts';

/** What the address says about the results. */
export interface ResultSearch extends PeriodSearch {
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
  const { language, day, asked } = raw;
  const figure = RESULT_FIGURES.find((each) => each === raw['figure']);
  const trigger = HANDOFF_TRIGGERS.find((each) => each === raw['trigger']);
  const list = QUESTION_LISTS.find((each) => each === raw['list']);
  const channel = CHANNEL_KINDS.find((each) => each === raw['channel']);
  const version = raw['version'];
  return {
    ...readPeriod(raw),
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

/** What to ask for. */
export function periodOf({ language, channel, version, ...search }: ResultSearch): ResultPeriod {
  return {
    ...daysOf(search),
    ...(language !== undefined && { locale: language }),
    ...(channel !== undefined && { channel }),
    ...(version !== undefined && { version }),
  };
}
