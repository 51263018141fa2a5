-- Links to the chat as the draft of the bot would make it. Only a digest of the key is kept.
CREATE TABLE bot_preview (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  key_digest bytea NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, key_digest)
);
ALTER TABLE bot_preview ENABLE ROW LEVEL SECURITY;
ALTER TABLE bot_preview FORCE ROW LEVEL SECURITY;
CREATE POLICY bot_preview_scope ON bot_preview USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- A visitor who came through such a link is one for as long as the link lives.
ALTER TABLE visitor_session ADD COLUMN preview_id uuid;
-- A test is stored as a thread, which no list and no queue has; how it stands follows from its owner and its end.
CREATE INDEX conversation_test ON conversation (tenant_id, id) WHERE is_test;
