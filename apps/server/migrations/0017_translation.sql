-- Language that members' replies are translated into; null where nothing is translated.
ALTER TABLE conversation ADD COLUMN translate_to text;

-- A message in another language, for members. What a member wrote before it went out translated is kept here too.
CREATE TABLE message_translation (
  tenant_id bigint NOT NULL REFERENCES tenant,
  conversation_id uuid NOT NULL,
  seq bigint NOT NULL,
  target text NOT NULL,
  text text NOT NULL,
  engine text NOT NULL CHECK (engine IN ('model', 'memory', 'author', 'none')),
  state text NOT NULL CHECK (state IN ('ok', 'failed', 'stale')),
  -- Characters of the message that a model was asked for.
  cost_chars integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id, seq, target),
  FOREIGN KEY (tenant_id, conversation_id, seq) REFERENCES message (tenant_id, conversation_id, seq) ON DELETE CASCADE
);

-- Words that translations use as the business says.
CREATE TABLE glossary_term (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  source text NOT NULL,
  -- The term as it is compared with others.
  source_key text NOT NULL,
  keep boolean NOT NULL,
  texts jsonb NOT NULL,
  case_sensitive boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_by text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, source_key)
);

-- What was translated before, found by a hash of the text and of everything that decides its translation. It goes with the
-- conversation that it comes from.
CREATE TABLE translation_memory (
  tenant_id bigint NOT NULL REFERENCES tenant,
  hash bytea NOT NULL,
  conversation_id uuid NOT NULL,
  text text NOT NULL,
  back text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, hash),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX translation_memory_created ON translation_memory (tenant_id, created_at);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['message_translation', 'glossary_term', 'translation_memory'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
