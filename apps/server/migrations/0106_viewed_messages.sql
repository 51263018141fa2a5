-- How far a conversation was in view of its reader. What counts as read goes further: an answer, and "mark as read", read what nobody looked at.
ALTER TABLE conversation_reader ADD COLUMN viewed_seq bigint NOT NULL DEFAULT 0;
