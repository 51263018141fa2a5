-- What a channel is to say by itself in a conversation: that nobody is there at this hour, or something at its end.
CREATE TABLE channel_notice (
  tenant_id bigint NOT NULL,
  conversation_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('closed', 'ended')),
  -- Grows with each reason to say it: what is said for an earlier one settles no later one.
  revision integer NOT NULL DEFAULT 1,
  due_at timestamptz NOT NULL,
  leased_until timestamptz,
  PRIMARY KEY (tenant_id, conversation_id, kind),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation ON DELETE CASCADE
);
CREATE INDEX channel_notice_due ON channel_notice (tenant_id, due_at);

ALTER TABLE channel_notice ENABLE ROW LEVEL SECURITY;
ALTER TABLE channel_notice FORCE ROW LEVEL SECURITY;
CREATE POLICY channel_notice_scope ON channel_notice USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
