-- Where a visitor was when a chat was opened: the page that led to it or frames it, without what stands behind its path, and the
-- campaign that its address named.
CREATE TABLE page_seen (
  tenant_id bigint NOT NULL REFERENCES tenant,
  conversation_id uuid NOT NULL,
  seen_at timestamptz NOT NULL,
  page text,
  campaign jsonb,
  PRIMARY KEY (tenant_id, conversation_id, seen_at),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation (tenant_id, id) ON DELETE CASCADE,
  CHECK (page IS NOT NULL OR campaign IS NOT NULL)
);
ALTER TABLE page_seen ENABLE ROW LEVEL SECURITY;
ALTER TABLE page_seen FORCE ROW LEVEL SECURITY;
CREATE POLICY page_seen_scope ON page_seen USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
CREATE POLICY page_seen_reach ON page_seen AS RESTRICTIVE TO lobby_within
  USING (EXISTS (SELECT FROM conversation c WHERE c.tenant_id = page_seen.tenant_id AND c.id = page_seen.conversation_id));
