-- A visitor who changes an own message is no member of the business.
ALTER TABLE message_edit ALTER COLUMN editor_id DROP NOT NULL;
-- Why an answer did not help, and what was good or bad about a conversation.
ALTER TABLE message ADD COLUMN verdict_reason text;
ALTER TABLE conversation ADD COLUMN csat_reasons text[] NOT NULL DEFAULT '{}';
