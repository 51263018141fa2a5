ALTER TABLE contact
  ADD COLUMN IF NOT EXISTS email text,
  ADD COLUMN IF NOT EXISTS phone text,
  ADD COLUMN remark text NOT NULL DEFAULT '',
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN blocked_at timestamptz;

-- Who read or did what; it names things by their ids, so that erasing a person leaves nothing of them here.
CREATE TABLE audit_log (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  actor_id bigint NOT NULL,
  actor_name text NOT NULL,
  action text NOT NULL,
  target_kind text NOT NULL,
  target_id text NOT NULL,
  ip text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX audit_log_at ON audit_log (tenant_id, at DESC);
ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
CREATE POLICY audit_log_scope ON audit_log USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
