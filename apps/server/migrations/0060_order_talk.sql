-- A work order that the bot asks for, one thing after the other: what is known by now, and what was said last.
ALTER TABLE conversation ADD COLUMN order_talk jsonb;
