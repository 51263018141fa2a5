import { ORDER_NOTICES, type OrderNotice } from '@lobby/contract';

/** What a customer can be told of. A reminder, an end by the business and a fresh link are kinds of their own in the mail. */
export const NOTICE_KINDS = [...ORDER_NOTICES, 'reminder', 'cancelled', 'link'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The switch that a notice hangs on; a link that somebody asks for hangs on none. */
const SWITCH: Readonly<Record<NoticeKind, OrderNotice | undefined>> = {
  received: 'received',
  replied: 'replied',
  pending: 'pending',
  reminder: 'pending',
  solved: 'solved',
  closed: 'closed',
  cancelled: 'closed',
  merged: 'merged',
  link: undefined,
};

/** Of several, the one that says how it stands heads the mail. */
const HEADS: readonly NoticeKind[] = ['merged', 'closed', 'cancelled', 'solved', 'reminder', 'pending', 'replied', 'received', 'link'];

/** How long a customer who has left no address may still leave one, in milliseconds. */
const ADDRESS_WAIT_MS = 600_000;

export interface WaitingNotice {
  id: string;
  kind: NoticeKind;
  seq: number | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface NoticeFacts {
  email: string | null;
  isBlocked: boolean;
  switches: readonly OrderNotice[];
}

export type NoticeDecision =
  | { send: false; settle: 'off' | 'no_address' | undefined; ids: string[] }
  | { send: true; head: NoticeKind; kinds: NoticeKind[]; seqs: number[]; ids: string[]; off: string[] };

/** What becomes of the notices of one work order that are due; undefined `settle` lets them wait. Pure. */
export function decideNotices(notices: readonly WaitingNotice[], { email, isBlocked, switches }: NoticeFacts, now: number): NoticeDecision {
  const isOn = ({ kind }: WaitingNotice) => SWITCH[kind] === undefined || switches.includes(SWITCH[kind]);
  const on = notices.filter(isOn);
  const off = notices.filter((each) => !isOn(each)).map(({ id }) => id);
  if (on.length === 0 || isBlocked) return { send: false, settle: 'off', ids: notices.map(({ id }) => id) };
  if (email === null) {
    const over = notices.filter(({ createdAt }) => now - createdAt >= ADDRESS_WAIT_MS).map(({ id }) => id);
    return { send: false, settle: over.length > 0 ? 'no_address' : undefined, ids: over };
  }
  const kinds = HEADS.filter((kind) => on.some((each) => each.kind === kind));
  const seqs = [...new Set(on.flatMap(({ seq }) => (seq === null ? [] : [seq])))].toSorted((a, b) => a - b);
  return { send: true, head: kinds[0] as NoticeKind, kinds, seqs, ids: on.map(({ id }) => id), off };
}
