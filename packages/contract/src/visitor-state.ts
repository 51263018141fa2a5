import { z } from 'zod/mini';
import { epochMs } from './fields.ts';
import { pictureAddress } from './picture.ts';

/** What a visitor is told of a conversation's status: that it was put off is no business of theirs. */
export const visitorStatus = z.enum(['bot', 'queued', 'open', 'waiting', 'resolved']);
export type VisitorStatus = z.output<typeof visitorStatus>;

/** How a conversation stands, from the visitor's side. */
export const visitorState = z.object({
  status: visitorStatus,
  owner_epoch: z.int(),
  /** Who has joined; null while nobody has. */
  agent_name: z.nullable(z.string()),
  /** Who was asked while the visitor waits, and has not joined yet; null where nobody was. */
  asked_name: z.nullable(z.string()),
  /** The face of whichever of the two is named. */
  agent_face: pictureAddress,
  /** 1 is next; null when not in the queue. */
  queue_position: z.nullable(z.int()),
  /** Seconds until a person can be expected, by how fast the queue moves now; null where that is not known. */
  expected_wait: z.nullable(z.int()),
  /** Whoever is there has as many conversations as they can take. */
  all_busy: z.boolean(),
  /** While the visitor waits, the bot goes on answering what it is sure of. */
  bot_helps: z.boolean(),
  /** What the visitor gave, 1 to 5; null before. */
  csat_score: z.nullable(z.int()),
  /** The visitor's own latest message that a person has seen. */
  staff_seen_seq: z.int(),
  /** Within the hours of the business. */
  open: z.boolean(),
  /** When it opens next; null while open, and where that is not known. */
  next_opening: z.nullable(epochMs),
  /** Somebody is there to answer. */
  agents_online: z.boolean(),
  /** The visitor has just been told that too many wait, and is not in the queue. */
  turned_away: z.boolean(),
  /** An address is known at which the visitor can be answered later. */
  has_address: z.boolean(),
  /** It is an e-mail address: what is said while the visitor is away is mailed there. */
  has_email: z.boolean(),
});
export type VisitorState = z.output<typeof visitorState>;
