/** SQL: the first file of the last message of a conversation `c`, where that message has no words that a list could show. */
export const LAST_FILE = `CASE WHEN c.last_body = '' THEN (SELECT m.attachments -> 0 FROM message m
  WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.kind = 'text' ORDER BY m.seq DESC LIMIT 1) END`;
