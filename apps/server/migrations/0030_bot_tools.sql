-- What the bot can look up or do elsewhere. Values of headers and secrets are sealed in one piece.
CREATE TABLE bot_tool (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  name text NOT NULL,
  description text NOT NULL,
  method text NOT NULL,
  url text NOT NULL,
  params jsonb NOT NULL,
  timeout_ms integer NOT NULL,
  needs_verified_contact boolean NOT NULL,
  needs_confirmation boolean NOT NULL,
  enabled boolean NOT NULL,
  headers jsonb NOT NULL,
  auth jsonb NOT NULL,
  sealed text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, name)
);

-- What was called for whom. One without `settled_at` waits for the visitor's word.
CREATE TABLE bot_tool_call (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  conversation_id uuid NOT NULL,
  run_id uuid NOT NULL,
  name text NOT NULL,
  arguments jsonb NOT NULL,
  question text NOT NULL,
  outcome text NOT NULL,
  status integer,
  took_ms double precision NOT NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX bot_tool_call_conversation ON bot_tool_call (tenant_id, conversation_id, id);

-- Codes that were mailed so that a visitor can prove an address. Only a digest of the code is kept.
CREATE TABLE visitor_proof (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  conversation_id uuid NOT NULL,
  address text NOT NULL,
  code_digest text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  proven_at timestamptz,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX visitor_proof_conversation ON visitor_proof (tenant_id, conversation_id, id);
CREATE INDEX visitor_proof_address ON visitor_proof (tenant_id, address, sent_at);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['bot_tool', 'bot_tool_call', 'visitor_proof'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
CREATE POLICY bot_tool_call_reach ON bot_tool_call AS RESTRICTIVE FOR SELECT TO lobby_within
  USING (EXISTS (SELECT FROM conversation c WHERE c.tenant_id = bot_tool_call.tenant_id AND c.id = bot_tool_call.conversation_id));
CREATE POLICY visitor_proof_reach ON visitor_proof AS RESTRICTIVE FOR SELECT TO lobby_within
  USING (EXISTS (SELECT FROM conversation c WHERE c.tenant_id = visitor_proof.tenant_id AND c.id = visitor_proof.conversation_id));
