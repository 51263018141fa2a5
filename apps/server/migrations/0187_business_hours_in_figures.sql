-- The same times as they pass in the opening hours of the business, or of the team that had the conversation, as these stand now.
ALTER TABLE fact_conversation
  -- When a person was called first.
  ADD COLUMN called_at timestamptz,
  ADD COLUMN first_reply_open_ms bigint,
  ADD COLUMN resolution_open_ms bigint;
-- By which opening hours everything is counted; where they have changed, everything is counted anew.
ALTER TABLE bot_fact_state ADD COLUMN hours text NOT NULL DEFAULT '';

ALTER TABLE bot_fact_state NO FORCE ROW LEVEL SECURITY;
ALTER TABLE fact_conversation NO FORCE ROW LEVEL SECURITY;
ALTER TABLE fact_day NO FORCE ROW LEVEL SECURITY;
UPDATE bot_fact_state SET until = to_timestamp(0);
DELETE FROM fact_day;
-- What is erased cannot be looked at again: it keeps the time by the clock.
UPDATE fact_conversation SET first_reply_open_ms = first_reply_ms, resolution_open_ms = resolution_ms WHERE erased;
ALTER TABLE bot_fact_state FORCE ROW LEVEL SECURITY;
ALTER TABLE fact_conversation FORCE ROW LEVEL SECURITY;
ALTER TABLE fact_day FORCE ROW LEVEL SECURITY;
