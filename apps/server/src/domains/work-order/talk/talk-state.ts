import type { FieldValues } from '@lobby/contract';

/** How far the bot is with asking for a work order. */
export interface TalkState {
  /** `about` waits for what it is about, `field` for the value of `asked`, `confirm` for a yes; `over` is kept for a repeat alone. */
  step: 'about' | 'type' | 'field' | 'confirm' | 'over';
  /** Under which the work order is made, so that a repeat makes none. */
  clientId: string;
  typeId: string | null;
  typeVersion: number;
  subject: string;
  description: string;
  values: FieldValues;
  /** Names of the files among the values, by id. */
  files?: Record<string, string>;
  /** Key of the field that was asked for. */
  asked: string | null;
  /** Keys of those that the visitor left out. */
  skipped: string[];
  /** When it began, and when somebody said something last, in milliseconds since 1970. */
  begunAt: number;
  movedAt: number;
}

/** What was made of a message, kept so that a repeat says the same. */
export interface KeptTurn {
  state: TalkState;
  /** The message's number. */
  seq: number;
  /** What the bot said; null where it answered as it always does. */
  reply: string | null;
}

export function newTalk(clientId: string, now: number): TalkState {
  return {
    clientId,
    step: 'about',
    typeId: null,
    typeVersion: 0,
    subject: '',
    description: '',
    values: {},
    asked: null,
    skipped: [],
    begunAt: now,
    movedAt: now,
  };
}
