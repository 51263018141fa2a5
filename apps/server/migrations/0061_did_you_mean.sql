-- The run whose offer of what may have been meant this one settles; its question is the one that was asked then.
ALTER TABLE bot_run ADD COLUMN clarifies uuid;

-- Questions that were answered with such an offer, and those of them that got an answer by it.
ALTER TABLE bot_fact_day
  ADD COLUMN clarified bigint NOT NULL DEFAULT 0,
  ADD COLUMN clarified_answers bigint NOT NULL DEFAULT 0;
