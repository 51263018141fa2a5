-- Keys of a business, with which programs ask its bot; only a digest is kept.
CREATE TABLE api_key (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  name text NOT NULL,
  prefix text NOT NULL,
  digest bytea NOT NULL,
  scopes text[] NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, digest)
);
ALTER TABLE api_key ENABLE ROW LEVEL SECURITY;
ALTER TABLE api_key FORCE ROW LEVEL SECURITY;
CREATE POLICY api_key_scope ON api_key USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
