-- Accounts of people whose chats a bot of the business answers; they connect it themselves, and anybody can.
CREATE TABLE channel_business (
  tenant_id bigint NOT NULL,
  channel_id uuid NOT NULL,
  -- What the service calls the connection.
  id text NOT NULL,
  name text NOT NULL,
  state text NOT NULL CHECK (state IN ('connected', 'no_reply', 'ended')),
  can_read boolean NOT NULL,
  -- Of what was told last, its place in the order of the service.
  changed_order bigint NOT NULL,
  PRIMARY KEY (tenant_id, channel_id, id),
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel ON DELETE CASCADE
);
ALTER TABLE channel_business ENABLE ROW LEVEL SECURITY;
ALTER TABLE channel_business FORCE ROW LEVEL SECURITY;
CREATE POLICY channel_business_scope ON channel_business USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

ALTER TABLE channel_message
  -- Of one of several that were sent together, the number of the first.
  ADD COLUMN turn integer,
  -- What the service is shown where it was read, and when that was.
  ADD COLUMN read_token text,
  ADD COLUMN read_at timestamptz;
