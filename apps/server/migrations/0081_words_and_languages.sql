-- With which glossary a translation was made, and what that said about the words of the message; empty where it said nothing. Whoever
-- reads a translation of another glossary compares what the present one says.
ALTER TABLE message_translation ADD COLUMN glossary text NOT NULL DEFAULT '', ADD COLUMN wordings text NOT NULL DEFAULT '';

-- The visitor's own language, of all that messages can be translated into, as their last words have shown it; null where none has yet.
ALTER TABLE conversation ADD COLUMN spoken text;
