-- What became of which field, or how many: ids, names of fields and settings, never a secret and nothing that visitors said.
ALTER TABLE audit_log
  ADD COLUMN details jsonb,
  -- What is written down once in a while only, however often it happens.
  ADD COLUMN once_key text;
DROP INDEX audit_log_at;
CREATE INDEX audit_log_at ON audit_log (tenant_id, at DESC, id DESC);
CREATE INDEX audit_log_actor ON audit_log (tenant_id, actor_id, at DESC, id DESC);
CREATE INDEX audit_log_target ON audit_log (tenant_id, target_kind, target_id, at DESC);
CREATE UNIQUE INDEX audit_log_once ON audit_log (tenant_id, once_key) WHERE once_key IS NOT NULL;

-- For how long a business keeps closed conversations; one without a row keeps everything.
CREATE TABLE retention_policy (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  months integer CHECK (months BETWEEN 1 AND 120),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
ALTER TABLE retention_policy ENABLE ROW LEVEL SECURITY;
ALTER TABLE retention_policy FORCE ROW LEVEL SECURITY;
CREATE POLICY retention_policy_scope ON retention_policy USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- What has been closed the longest.
CREATE INDEX conversation_resolved ON conversation (tenant_id, resolved_at) WHERE status = 'resolved';
