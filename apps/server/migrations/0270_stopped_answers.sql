-- Somebody who sees an answer grow may stop it.
ALTER TABLE bot_run
  -- When that was asked, wherever the answer is being written.
  ADD COLUMN stop_asked_at timestamptz,
  -- The answer ends where they saw it end.
  ADD COLUMN is_stopped boolean NOT NULL DEFAULT false;
