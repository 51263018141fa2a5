-- When the bot calls a person and what it says then; what is not in it is as the platform has it.
ALTER TABLE bot ADD COLUMN handoff jsonb NOT NULL DEFAULT '{}';

-- Answers that the bot has given since the conversation became its own.
ALTER TABLE conversation ADD COLUMN bot_turns integer NOT NULL DEFAULT 0;
CREATE INDEX conversation_silent ON conversation (tenant_id, waiting_since) WHERE owner_kind = 'agent' AND status = 'open';

ALTER TABLE bot_run ADD COLUMN handoff_trigger text;

-- What a person should know who takes over from the bot, among the notes, where no query that reads messages can reach it.
ALTER TABLE conversation_note DROP CONSTRAINT conversation_note_kind_check;
ALTER TABLE conversation_note
  ADD CONSTRAINT conversation_note_kind_check CHECK (kind IN ('note', 'activity', 'briefing')),
  ADD COLUMN briefing jsonb;
