-- What a service tells late stands where it came, and says when it was written.
-- How far the order goes in which the service says that a person has written.
ALTER TABLE channel_person ADD COLUMN last_order bigint;
ALTER TABLE channel_message
  -- Only of what came late.
  ADD COLUMN written_at timestamptz,
  -- Of the change that was made last, its place in the order of the service: what came before it changes nothing any more.
  ADD COLUMN changed_order bigint;
-- A change may come before what it changes.
CREATE INDEX channel_event_skipped ON channel_event (tenant_id, channel_id, person, sort_key) WHERE state = 'skipped';
