-- Whether what the bot resolved has stayed resolved for seven days. Everything is counted anew, so that what was counted before has it too.
ALTER TABLE bot_fact_conversation
  ADD COLUMN matured boolean NOT NULL DEFAULT false,
  ADD COLUMN lasting boolean NOT NULL DEFAULT false;
ALTER TABLE bot_fact_day
  ADD COLUMN matured bigint NOT NULL DEFAULT 0,
  ADD COLUMN lasting bigint NOT NULL DEFAULT 0;
UPDATE bot_fact_state SET until = to_timestamp(0);
