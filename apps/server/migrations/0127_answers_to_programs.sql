-- Writes that programs have named, with the answer that the same again gets; null while it is being made.
CREATE TABLE open_answer (
  tenant_id bigint NOT NULL,
  key_id uuid NOT NULL,
  name text NOT NULL,
  digest bytea NOT NULL,
  answer jsonb,
  begun_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, key_id, name),
  FOREIGN KEY (tenant_id, key_id) REFERENCES api_key (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX open_answer_begun ON open_answer (tenant_id, begun_at);
ALTER TABLE open_answer ENABLE ROW LEVEL SECURITY;
ALTER TABLE open_answer FORCE ROW LEVEL SECURITY;
CREATE POLICY open_answer_scope ON open_answer USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
