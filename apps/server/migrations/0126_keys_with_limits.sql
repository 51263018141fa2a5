-- Where and how often a key may be used, where it was used last, and which key it took over from.
ALTER TABLE api_key
  ADD COLUMN allowed_addresses text[] NOT NULL DEFAULT '{}',
  ADD COLUMN rate_per_min integer,
  ADD COLUMN last_address text,
  ADD COLUMN rotated_from_id uuid;
CREATE UNIQUE INDEX api_key_rotated ON api_key (tenant_id, rotated_from_id) WHERE rotated_from_id IS NOT NULL;

-- Calls that a key was served, by the day (UTC).
CREATE TABLE api_key_use (
  tenant_id bigint NOT NULL,
  key_id uuid NOT NULL,
  day date NOT NULL,
  calls bigint NOT NULL,
  PRIMARY KEY (tenant_id, key_id, day),
  FOREIGN KEY (tenant_id, key_id) REFERENCES api_key (tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE api_key_use ENABLE ROW LEVEL SECURITY;
ALTER TABLE api_key_use FORCE ROW LEVEL SECURITY;
CREATE POLICY api_key_use_scope ON api_key_use USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
