-- How a business treats what leaves to models.
CREATE TABLE ai_setting (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  masks_personal boolean NOT NULL DEFAULT false
);

-- The model that a business brings itself; the platform's answers where there is none.
CREATE TABLE ai_model (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  name text NOT NULL,
  base_url text NOT NULL,
  -- Sealed with the server's key.
  key_sealed bytea,
  chat_model text NOT NULL,
  embedding_model text,
  temperature double precision NOT NULL,
  max_tokens integer,
  is_on boolean NOT NULL,
  falls_back boolean NOT NULL,
  monthly_tokens bigint,
  status text NOT NULL DEFAULT 'untested' CHECK (status IN ('untested', 'ok', 'error')),
  fault text,
  failed_at timestamptz,
  tested_at timestamptz,
  test jsonb,
  version integer NOT NULL DEFAULT 1
);

-- The bot elsewhere that a business lets answer its visitors.
CREATE TABLE ai_bot (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  name text NOT NULL,
  address text NOT NULL,
  -- Sealed with the server's key.
  secret_sealed bytea NOT NULL,
  is_on boolean NOT NULL,
  fallback text NOT NULL CHECK (fallback IN ('built_in', 'handoff')),
  status text NOT NULL DEFAULT 'untested' CHECK (status IN ('untested', 'ok', 'error')),
  fault text,
  tested_at timestamptz,
  test jsonb,
  version integer NOT NULL DEFAULT 1
);

-- Tokens that it took, by month (UTC).
CREATE TABLE ai_spending (
  tenant_id bigint NOT NULL REFERENCES tenant,
  month date NOT NULL,
  tokens bigint NOT NULL DEFAULT 0,
  told_at timestamptz,
  PRIMARY KEY (tenant_id, month)
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['ai_setting', 'ai_model', 'ai_bot', 'ai_spending'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
