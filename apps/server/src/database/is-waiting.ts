import { sql } from 'drizzle-orm';

/**
 * SQL: the visitor of the conversation `c` waits for a person. That is who asked for one and has got no answer yet, whether nobody or
 * somebody has the conversation, and who said the last word to the person who has it. `waiting_since` begins with the call for a person
 * or with the first message that nobody answered, and ends with the answer of a person, with the bot taking over again, with putting off
 * and with the end; what the bot says in between, such as that a person was called, does not end it. Lists, figures, the badge and mails
 * about those who wait all read this one condition, which is also that of the index `conversation_waits`.
 */
export const IS_WAITING = sql.raw(`c.last_seq > 0 AND c.status IN ('queued', 'open') AND c.waiting_since IS NOT NULL`);
