-- A chat that staff have with the draft of their bot: nothing counts it, and no list shows it.
ALTER TABLE conversation ADD COLUMN is_test boolean NOT NULL DEFAULT false;

-- Judged answers are few, and looked for among all messages.
CREATE INDEX message_judged ON message (tenant_id, created_at) WHERE verdict IS NOT NULL;

-- What became of each conversation in which the bot was asked something, on the day of its first question.
CREATE TABLE bot_fact_conversation (
  tenant_id bigint NOT NULL REFERENCES tenant,
  conversation_id uuid NOT NULL,
  day date NOT NULL,
  locale text NOT NULL,
  channel text NOT NULL,
  -- 0 where no version was noted.
  version_no integer NOT NULL,
  -- What called a person first; empty where nobody was called.
  handed_by text NOT NULL,
  answered boolean NOT NULL,
  contained boolean NOT NULL,
  resolved boolean NOT NULL,
  csat_score integer,
  first_answer_ms bigint,
  -- When silence settles whether it is resolved, where that is still open.
  settles_at timestamptz,
  PRIMARY KEY (tenant_id, conversation_id)
);
CREATE INDEX bot_fact_conversation_day ON bot_fact_conversation (tenant_id, day);
CREATE INDEX bot_fact_conversation_settles ON bot_fact_conversation (tenant_id, settles_at) WHERE settles_at IS NOT NULL;

-- Conversations to look at again although nothing was said in them: a thumb, a run that ended in silence.
CREATE TABLE bot_fact_due (
  tenant_id bigint NOT NULL REFERENCES tenant,
  conversation_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id)
);

-- A day of the business, counted. Rows of erased conversations stay as counts, and are never counted again.
CREATE TABLE bot_fact_day (
  tenant_id bigint NOT NULL REFERENCES tenant,
  day date NOT NULL,
  locale text NOT NULL,
  channel text NOT NULL,
  version_no integer NOT NULL,
  handed_by text NOT NULL,
  erased boolean NOT NULL,
  conversations bigint NOT NULL,
  answered bigint NOT NULL,
  contained bigint NOT NULL,
  resolved bigint NOT NULL,
  rated bigint NOT NULL,
  stars bigint NOT NULL,
  satisfied bigint NOT NULL,
  timed bigint NOT NULL,
  first_answer_ms bigint NOT NULL,
  questions bigint NOT NULL,
  answers bigint NOT NULL,
  no_answers bigint NOT NULL,
  small_talk bigint NOT NULL,
  failures bigint NOT NULL,
  up bigint NOT NULL,
  down bigint NOT NULL,
  model_answers bigint NOT NULL,
  priced bigint NOT NULL,
  cost_micro bigint NOT NULL,
  tokens_in bigint NOT NULL,
  tokens_out bigint NOT NULL,
  tool_calls bigint NOT NULL,
  tool_failures bigint NOT NULL,
  PRIMARY KEY (tenant_id, day, locale, channel, version_no, handed_by, erased)
);

-- Up to when a business is counted, and in which zone its days were.
CREATE TABLE bot_fact_state (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  timezone text NOT NULL,
  until timestamptz NOT NULL
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['bot_fact_conversation', 'bot_fact_due', 'bot_fact_day', 'bot_fact_state'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
CREATE POLICY bot_fact_conversation_reach ON bot_fact_conversation AS RESTRICTIVE FOR SELECT TO lobby_within
  USING (EXISTS (SELECT FROM conversation c WHERE c.tenant_id = bot_fact_conversation.tenant_id AND c.id = bot_fact_conversation.conversation_id));
