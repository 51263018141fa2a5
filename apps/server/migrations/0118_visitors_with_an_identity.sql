-- Whether visitors of a channel prove who they are, and what the business's site signs with.
ALTER TABLE channel ADD COLUMN identity_mode text NOT NULL DEFAULT 'off' CHECK (identity_mode IN ('off', 'optional', 'required'));
CREATE TABLE channel_secret (
  tenant_id bigint NOT NULL,
  -- Made by whoever adds it, so that a repeat makes no second one.
  id uuid NOT NULL,
  channel_id uuid NOT NULL,
  use text NOT NULL CHECK (use IN ('token', 'hash')),
  -- Encrypted with the server's key.
  sealed bytea NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel ON DELETE CASCADE
);
ALTER TABLE channel_secret ENABLE ROW LEVEL SECURITY;
ALTER TABLE channel_secret FORCE ROW LEVEL SECURITY;
CREATE POLICY channel_secret_scope ON channel_secret USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- When the business's own systems last vouched for the external id; one id is one person then.
ALTER TABLE contact ADD COLUMN identified_at timestamptz;
CREATE UNIQUE INDEX contact_identified ON contact (tenant_id, external_id) WHERE identified_at IS NOT NULL;
-- What only the visitor or the page says, by name; an e-mail address has email_claimed.
ALTER TABLE contact ADD COLUMN claimed text[] NOT NULL DEFAULT '{}';

-- Until when a browser counts as one whose visitor has proven who they are, and the address that came with the proof.
ALTER TABLE visitor_session ADD COLUMN verified_until timestamptz;
ALTER TABLE visitor_session ADD COLUMN verified_email text;
-- The browser that wrote last, of contacts that have proven who they are.
ALTER TABLE conversation ADD COLUMN last_session_id uuid;
