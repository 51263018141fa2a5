-- One row a tenant: `change_no` grows with each change of the corpus, so that an index in memory knows what it missed.
CREATE TABLE corpus_state (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  change_no bigint NOT NULL DEFAULT 0
);
ALTER TABLE corpus_state ENABLE ROW LEVEL SECURITY;
ALTER TABLE corpus_state FORCE ROW LEVEL SECURITY;
CREATE POLICY corpus_state_scope ON corpus_state USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

CREATE TABLE corpus_entry (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  client_id uuid,
  question text NOT NULL,
  -- The question as it is compared: folded, so that the same question is one entry a language.
  question_key text NOT NULL,
  answer text NOT NULL,
  wordings text[] NOT NULL DEFAULT '{}',
  locale text NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'published', 'archived')),
  hit_count bigint NOT NULL DEFAULT 0,
  good_count bigint NOT NULL DEFAULT 0,
  bad_count bigint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  change_no bigint NOT NULL,
  updated_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, locale, question_key),
  UNIQUE (tenant_id, client_id)
);
CREATE INDEX corpus_entry_change ON corpus_entry (tenant_id, change_no);
CREATE INDEX corpus_entry_updated ON corpus_entry (tenant_id, updated_at DESC, id);
ALTER TABLE corpus_entry ENABLE ROW LEVEL SECURITY;
ALTER TABLE corpus_entry FORCE ROW LEVEL SECURITY;
CREATE POLICY corpus_entry_scope ON corpus_entry USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

CREATE TABLE corpus_removal (
  tenant_id bigint NOT NULL REFERENCES tenant,
  entry_id uuid NOT NULL,
  change_no bigint NOT NULL,
  PRIMARY KEY (tenant_id, change_no, entry_id)
);
ALTER TABLE corpus_removal ENABLE ROW LEVEL SECURITY;
ALTER TABLE corpus_removal FORCE ROW LEVEL SECURITY;
CREATE POLICY corpus_removal_scope ON corpus_removal USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

CREATE TABLE bot (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  score_floor real NOT NULL,
  texts jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id)
);
ALTER TABLE bot ENABLE ROW LEVEL SECURITY;
ALTER TABLE bot FORCE ROW LEVEL SECURITY;
CREATE POLICY bot_scope ON bot USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
