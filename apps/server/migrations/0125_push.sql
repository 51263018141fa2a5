-- Browsers that show what their person is told while no page of the dashboard is open (RFC 8030).
CREATE TABLE notification_device (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  user_id bigint NOT NULL,
  name text NOT NULL,
  -- Where its push service takes messages, and what they are encrypted with (RFC 8291).
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL,
  last_sent_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, endpoint),
  FOREIGN KEY (tenant_id, user_id) REFERENCES tenant_member (tenant_id, user_id) ON DELETE CASCADE
);
CREATE INDEX notification_device_of ON notification_device (tenant_id, user_id);
ALTER TABLE notification_device ENABLE ROW LEVEL SECURITY;
ALTER TABLE notification_device FORCE ROW LEVEL SECURITY;
CREATE POLICY notification_device_scope ON notification_device USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- By which push services know this server (RFC 8292): made once, the private half sealed. It is the server's, and no business's.
CREATE TABLE push_key (
  id smallint PRIMARY KEY CHECK (id = 1),
  public_key text NOT NULL,
  private_key bytea NOT NULL,
  created_at timestamptz NOT NULL
);
