-- A draft keeps its files and the message that it answers beside its words.
ALTER TABLE draft ADD COLUMN attachment_ids uuid[] NOT NULL DEFAULT '{}', ADD COLUMN reply_to_seq bigint;
