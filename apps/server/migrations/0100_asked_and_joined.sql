-- The owner epoch since which the visitor waits for a person and nobody has joined; NULL with the bot, with somebody who joined, and after the end.
ALTER TABLE conversation ADD COLUMN unattended_epoch integer;
-- The owner of the tables may be bound by the policies too.
ALTER TABLE conversation NO FORCE ROW LEVEL SECURITY;
UPDATE conversation SET unattended_epoch = owner_epoch WHERE owner_kind = 'queue';
ALTER TABLE conversation FORCE ROW LEVEL SECURITY;
