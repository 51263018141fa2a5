-- One row for each conversation that figures count, worked out from the tables of others and never written by hand. What is erased keeps
-- its row, under an id that leads nowhere.
CREATE TABLE fact_conversation (
  tenant_id bigint NOT NULL REFERENCES tenant,
  conversation_id uuid NOT NULL,
  begun_at timestamptz NOT NULL,
  -- In the business's zone: the day, and the hour of its week from Monday midnight.
  day date NOT NULL,
  hour smallint NOT NULL,
  channel text NOT NULL,
  locale text NOT NULL,
  link_id uuid,
  -- On which it began; empty where none is known.
  page text NOT NULL,
  person uuid NOT NULL,
  -- Who replied first.
  agent_id bigint,
  team_id uuid,
  messages integer NOT NULL,
  asked boolean NOT NULL,
  answered boolean NOT NULL,
  offered boolean NOT NULL,
  resolved boolean NOT NULL,
  matured boolean NOT NULL,
  lasting boolean NOT NULL,
  -- What called a person first; empty where nobody was called.
  handed_by text NOT NULL,
  first_reply_ms bigint,
  resolution_ms bigint,
  abandoned boolean NOT NULL,
  csat_score integer,
  saved_answers integer NOT NULL,
  cost_micro bigint NOT NULL,
  -- Why messages were not delivered, one by one.
  failed text[] NOT NULL,
  erased boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tenant_id, conversation_id),
  FOREIGN KEY (tenant_id, team_id) REFERENCES team ON DELETE SET NULL (team_id),
  FOREIGN KEY (tenant_id, link_id) REFERENCES diversion_link ON DELETE SET NULL (link_id)
);
CREATE INDEX fact_conversation_day ON fact_conversation (tenant_id, day);
CREATE INDEX fact_conversation_replies ON fact_conversation (tenant_id, day) INCLUDE (first_reply_ms, agent_id, team_id, channel, locale, link_id) WHERE first_reply_ms IS NOT NULL;
CREATE INDEX fact_conversation_begun ON fact_conversation (tenant_id, begun_at, conversation_id);
CREATE INDEX fact_conversation_link ON fact_conversation (tenant_id, link_id) WHERE link_id IS NOT NULL;
CREATE INDEX fact_conversation_team ON fact_conversation (tenant_id, team_id) WHERE team_id IS NOT NULL;

ALTER TABLE fact_conversation ENABLE ROW LEVEL SECURITY;
ALTER TABLE fact_conversation FORCE ROW LEVEL SECURITY;
CREATE POLICY fact_conversation_scope ON fact_conversation USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
CREATE POLICY fact_conversation_reach ON fact_conversation AS RESTRICTIVE FOR SELECT TO lobby_within
  USING (EXISTS (SELECT FROM conversation c WHERE c.tenant_id = fact_conversation.tenant_id AND c.id = fact_conversation.conversation_id));

-- Facts also change with what is no news of the conversation itself: a message that a service did not take after all, another language, a
-- contact who turns out to be another one.
CREATE FUNCTION count_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bot_fact_due (tenant_id, conversation_id)
    VALUES (NEW.tenant_id, CASE TG_TABLE_NAME WHEN 'conversation' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'conversation_id')::uuid END)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER channel_delivery_counted AFTER UPDATE OF state ON channel_delivery FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND (OLD.state = 'failed' OR NEW.state = 'failed')) EXECUTE FUNCTION count_again();
CREATE TRIGGER conversation_counted AFTER UPDATE OF language, contact_id ON conversation FOR EACH ROW
  WHEN (OLD.last_seq > 0 AND (OLD.language <> NEW.language OR OLD.contact_id <> NEW.contact_id)) EXECUTE FUNCTION count_again();

-- Everything is counted anew, so that what was there before has its row too.
ALTER TABLE bot_fact_state NO FORCE ROW LEVEL SECURITY;
UPDATE bot_fact_state SET until = to_timestamp(0);
ALTER TABLE bot_fact_state FORCE ROW LEVEL SECURITY;
