-- The owner epoch since which the visitor waits for a person and nobody has joined; NULL with the bot, with somebody who joined, and after the end.
ALTER TABLE conversation ADD COLUMN unattended_epoch integer;
UPDATE conversation SET unattended_epoch = owner_epoch WHERE owner_kind = 'queue';
