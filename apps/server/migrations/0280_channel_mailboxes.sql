-- The mailbox that a channel for e-mail reads, beside what is posted to it.
CREATE TABLE channel_mailbox (
  tenant_id bigint NOT NULL,
  channel_id uuid NOT NULL,
  imap jsonb NOT NULL,
  -- Sealed.
  password bytea NOT NULL,
  -- Since when its mails are taken.
  since timestamptz NOT NULL,
  -- How far it has been read; the number counts within one validity.
  uid_validity bigint,
  last_uid bigint,
  -- Of a mailbox that was made anew, the last of the mails that it began with, and when the one before was read last.
  anew_upto bigint,
  anew_since timestamptz,
  -- When it was looked at last, and read last.
  looked_at timestamptz,
  read_at timestamptz,
  fault text,
  -- The server that reads it now, so that no other does.
  held_by text,
  held_until timestamptz,
  PRIMARY KEY (tenant_id, channel_id),
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel_connection ON DELETE CASCADE
);

ALTER TABLE channel_mailbox ENABLE ROW LEVEL SECURITY;
ALTER TABLE channel_mailbox FORCE ROW LEVEL SECURITY;
CREATE POLICY channel_mailbox_scope ON channel_mailbox USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

ALTER TABLE order_mail_setting ADD COLUMN imap_held_by text, ADD COLUMN imap_held_until timestamptz;
