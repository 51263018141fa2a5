-- How many may wait for a person; null is any number. What is said beyond it stands among the settings.
ALTER TABLE session_settings ADD COLUMN queue_limit integer;

-- Number of the message that told the visitor that the queue is full, 0 once they went on with the bot; null where none did.
ALTER TABLE conversation ADD COLUMN turned_away_seq bigint;
