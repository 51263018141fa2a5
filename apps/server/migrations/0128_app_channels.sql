-- A channel is the chat inside an app of the business, too; what an app is called by its platforms.
ALTER TABLE channel DROP CONSTRAINT IF EXISTS channel_kind_check;
ALTER TABLE channel ADD CONSTRAINT channel_kind_check CHECK (kind ~ '^[a-z_]{2,20}$');
ALTER TABLE channel ADD COLUMN app jsonb;

-- Devices on which visitors have the app: where push notifications go. One belongs to whoever used it last.
CREATE TABLE app_install (
  tenant_id bigint NOT NULL,
  channel_id uuid NOT NULL,
  -- Of the device token, which may be longer than an index takes.
  token_hash bytea NOT NULL,
  device_token text NOT NULL,
  contact_id uuid NOT NULL,
  platform text NOT NULL CHECK (platform IN ('android', 'ios')),
  app_version text NOT NULL,
  os text NOT NULL,
  locale text NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, channel_id, token_hash),
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, contact_id) REFERENCES contact
);
CREATE INDEX app_install_contact ON app_install (tenant_id, contact_id, last_seen_at DESC);
ALTER TABLE app_install ENABLE ROW LEVEL SECURITY;
ALTER TABLE app_install FORCE ROW LEVEL SECURITY;
CREATE POLICY app_install_scope ON app_install USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
