-- Who began a conversation: the visitor's browser, or the address on a service or of a mail. Empty where a member did, and of what is older.
ALTER TABLE conversation ADD COLUMN begun_by text;

-- Merges that members made, for as long as they can be undone.
CREATE TABLE contact_merge (
  tenant_id bigint NOT NULL REFERENCES tenant,
  from_id uuid NOT NULL,
  into_id uuid NOT NULL,
  merged_by bigint NOT NULL REFERENCES app_user,
  merged_at timestamptz NOT NULL,
  -- Both as they were, and what became of them.
  sides jsonb NOT NULL,
  -- What came along, by table: keys of rows.
  moved jsonb NOT NULL,
  PRIMARY KEY (tenant_id, from_id),
  FOREIGN KEY (tenant_id, from_id) REFERENCES contact ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, into_id) REFERENCES contact ON DELETE CASCADE
);
CREATE INDEX contact_merge_into ON contact_merge (tenant_id, into_id, merged_at DESC);
CREATE INDEX contact_merge_old ON contact_merge (tenant_id, merged_at);
ALTER TABLE contact_merge ENABLE ROW LEVEL SECURITY;
ALTER TABLE contact_merge FORCE ROW LEVEL SECURITY;
CREATE POLICY contact_merge_scope ON contact_merge USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
