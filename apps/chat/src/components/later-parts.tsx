import { lazyPart } from './lazy-part.tsx';

/** Under an answer: sources, thumbs, ways on. */
export const AnswerFoot = lazyPart(async () => (await import('./answer/answer-foot.tsx')).AnswerFoot);
/** The visitor's place in the queue. */
export const QueueCard = lazyPart(async () => (await import('./thread/queue-card.tsx')).QueueCard);
/** What a visitor can do when nobody is there. */
export const OffHoursCard = lazyPart(async () => (await import('./thread/off-hours-card.tsx')).OffHoursCard);
/** The beginning of the message that another one answers. */
export const QuotedText = lazyPart(async () => (await import('./message/quoted-text.tsx')).QuotedText);
/** What comes at the end of a thread: that it was seen, and how it was. */
export const ThreadFoot = lazyPart<object>(async () => (await import('./thread/thread-foot.tsx')).ThreadFoot);
/** Speaks what arrives. */
export const Announcer = lazyPart<object>(async () => (await import('./thread/announcer.tsx')).Announcer);
/** Fetches earlier messages. */
export const EarlierMessages = lazyPart(async () => (await import('./thread/earlier-messages.tsx')).EarlierMessages);
