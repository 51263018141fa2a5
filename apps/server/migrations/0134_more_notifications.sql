-- Of which end of a work order its people were told: that it is near, and that it has passed. Another end is told anew.
ALTER TABLE work_order
  ADD COLUMN near_told timestamptz,
  ADD COLUMN passed_told timestamptz;
-- Whoever looks after keys was told that this one is about to end.
ALTER TABLE api_key ADD COLUMN expiring_told_at timestamptz;
-- A push that some service could not take: the devices that it is left for, where not all of them, and how often it was tried.
ALTER TABLE notification
  ADD COLUMN push_left uuid[],
  ADD COLUMN push_tries smallint NOT NULL DEFAULT 0;
