-- How the bot speaks; what is not in it is as the platform has it. What is edited is the draft.
ALTER TABLE bot
  ADD COLUMN manner jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN live_no integer NOT NULL DEFAULT 1,
  ADD COLUMN paused boolean NOT NULL DEFAULT false;

-- What was given to visitors, each version whole; the one that `bot.live_no` names is what they get.
CREATE TABLE bot_version (
  tenant_id bigint NOT NULL REFERENCES tenant,
  no integer NOT NULL,
  settings jsonb NOT NULL,
  draft_version integer NOT NULL,
  note text NOT NULL,
  reason text,
  copy_of integer,
  published_by text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, no)
);
-- What each bot says today is its first version. The owner of the tables reads every tenant's row for this once.
ALTER TABLE bot NO FORCE ROW LEVEL SECURITY;
INSERT INTO bot_version (tenant_id, no, settings, draft_version, note, published_by, published_at)
  SELECT tenant_id, 1, jsonb_build_object('score_floor', round(score_floor::numeric, 4), 'texts', texts, 'handoff', handoff, 'manner', manner),
    version, '', '', updated_at
  FROM bot;
ALTER TABLE bot FORCE ROW LEVEL SECURITY;

ALTER TABLE bot_run
  ADD COLUMN version_no integer,
  ADD COLUMN tokens_in integer,
  ADD COLUMN tokens_out integer,
  ADD COLUMN cost_micro bigint,
  ADD COLUMN model_fault text;

CREATE TABLE test_set (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  name text NOT NULL,
  is_gate boolean NOT NULL DEFAULT false,
  -- When a case last changed: a run from before proves nothing.
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX test_set_gate ON test_set (tenant_id) WHERE is_gate;

CREATE TABLE test_case (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  set_id uuid NOT NULL,
  locale text NOT NULL,
  turns jsonb NOT NULL,
  must_contain jsonb NOT NULL,
  must_not jsonb NOT NULL,
  must_cite jsonb NOT NULL,
  outcome text NOT NULL,
  conversation_id uuid,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, set_id) REFERENCES test_set ON DELETE CASCADE
);
CREATE INDEX test_case_set ON test_case (tenant_id, set_id, id);
CREATE INDEX test_case_conversation ON test_case (tenant_id, conversation_id) WHERE conversation_id IS NOT NULL;

CREATE TABLE test_run (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  set_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'cancelled')),
  version_no integer,
  draft_version integer NOT NULL,
  settings jsonb NOT NULL,
  total integer NOT NULL,
  started_by text NOT NULL,
  started_at timestamptz NOT NULL,
  -- Moves with each case: a run that stands still was cut off and is taken up again.
  beat_at timestamptz NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, set_id) REFERENCES test_set ON DELETE CASCADE
);
CREATE INDEX test_run_set ON test_run (tenant_id, set_id, id DESC);
CREATE INDEX test_run_running ON test_run (tenant_id, beat_at) WHERE state = 'running';

CREATE TABLE test_result (
  tenant_id bigint NOT NULL REFERENCES tenant,
  run_id uuid NOT NULL,
  case_id uuid NOT NULL,
  passed boolean NOT NULL,
  faults jsonb NOT NULL,
  answer jsonb,
  PRIMARY KEY (tenant_id, run_id, case_id),
  FOREIGN KEY (tenant_id, run_id) REFERENCES test_run ON DELETE CASCADE
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['bot_version', 'test_set', 'test_case', 'test_run', 'test_result'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
