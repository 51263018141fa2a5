-- A mail that is asked for twice under one key is sent once.
ALTER TABLE outbox ADD COLUMN unique_key text;
CREATE UNIQUE INDEX outbox_unique_key ON outbox (unique_key);

-- How work orders go by mail. What is sealed opens for this business only.
CREATE TABLE order_mail_setting (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  notices text[] NOT NULL,
  -- Where customers answer to: `name@host`, or `@host` of which every name arrives; null where no mail arrives.
  address text,
  -- The mail server whose word on the sender counts; null believes the sender's address.
  authserv_id text,
  -- Mails that belong to no work order make one of this type.
  new_type_id uuid,
  hook_secret bytea,
  imap jsonb,
  imap_password bytea,
  imap_uid_validity bigint,
  imap_last_uid bigint,
  imap_checked_at timestamptz,
  imap_fault text,
  version integer NOT NULL DEFAULT 1,
  FOREIGN KEY (tenant_id, new_type_id) REFERENCES work_order_type ON DELETE SET NULL (new_type_id)
);

-- What a customer is to be told of, once; several that are due together are one mail.
CREATE TABLE order_notice (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  work_order_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('received', 'replied', 'pending', 'reminder', 'solved', 'closed', 'cancelled', 'merged', 'link')),
  -- What happened, so that it is told of once.
  about text NOT NULL,
  -- The message that it tells of.
  seq bigint,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'mailed', 'sent', 'failed', 'seen', 'off', 'no_address')),
  due_at timestamptz NOT NULL,
  -- The mail that tells of it.
  mail_key text,
  fault text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, work_order_id, about),
  FOREIGN KEY (tenant_id, work_order_id) REFERENCES work_order ON DELETE CASCADE
);
CREATE INDEX order_notice_due ON order_notice (tenant_id, due_at) WHERE state = 'waiting';
CREATE INDEX order_notice_mailed ON order_notice (tenant_id, mail_key) WHERE state = 'mailed';

-- Mails that arrived and what became of them; the same one again is the same row.
CREATE TABLE order_mail (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  mail_key text NOT NULL,
  via text NOT NULL CHECK (via IN ('hook', 'imap')),
  message_id text,
  from_address text NOT NULL,
  from_name text NOT NULL,
  subject text NOT NULL,
  -- How it begins.
  preview text NOT NULL,
  -- What is being done with it; null while nobody knows.
  outcome text CHECK (outcome IN ('accepted', 'created', 'held', 'refused', 'dismissed')),
  reason text,
  work_order_id uuid,
  -- The whole mail, while somebody may still take it.
  raw bytea,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, mail_key),
  FOREIGN KEY (tenant_id, work_order_id) REFERENCES work_order ON DELETE CASCADE
);
CREATE INDEX order_mail_latest ON order_mail (tenant_id, received_at DESC, id DESC);
CREATE INDEX order_mail_order ON order_mail (tenant_id, work_order_id, received_at);

-- What a mail in a thread says beside its message.
CREATE TABLE order_mail_message (
  tenant_id bigint NOT NULL REFERENCES tenant,
  work_order_id uuid NOT NULL,
  seq bigint NOT NULL,
  message_id text,
  from_address text NOT NULL,
  from_name text NOT NULL,
  quoted text NOT NULL,
  -- Files of the mail that were not kept.
  dropped integer NOT NULL,
  PRIMARY KEY (tenant_id, work_order_id, seq),
  FOREIGN KEY (tenant_id, work_order_id) REFERENCES work_order ON DELETE CASCADE
);

-- Addresses beside the customer's own from which mails are taken.
CREATE TABLE order_mail_participant (
  tenant_id bigint NOT NULL REFERENCES tenant,
  work_order_id uuid NOT NULL,
  address text NOT NULL,
  PRIMARY KEY (tenant_id, work_order_id, address),
  FOREIGN KEY (tenant_id, work_order_id) REFERENCES work_order ON DELETE CASCADE
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['order_mail_setting', 'order_notice', 'order_mail', 'order_mail_message', 'order_mail_participant'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['order_notice', 'order_mail', 'order_mail_message', 'order_mail_participant'] LOOP
    EXECUTE format('CREATE POLICY %I ON %I AS RESTRICTIVE TO lobby_within
      USING (EXISTS (SELECT FROM work_order w WHERE w.tenant_id = %I.tenant_id AND w.id = %I.work_order_id))', name || '_reach', name, name, name);
  END LOOP;
END $$;
