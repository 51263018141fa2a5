-- How far the order goes in which the service says that somebody of the business wrote to a person in its own app: what the person wrote before
-- that, and is told of after it, is late.
ALTER TABLE channel_person ADD COLUMN last_echo_order bigint;
