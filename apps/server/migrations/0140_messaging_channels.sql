-- Channels are on services too where people write: which there are is said in one place, the contract.
ALTER TABLE channel DROP CONSTRAINT IF EXISTS channel_kind_check;
ALTER TABLE channel ADD CONSTRAINT channel_kind_check CHECK (kind ~ '^[a-z_]{2,20}$');

-- How a business is connected to a service.
CREATE TABLE channel_connection (
  tenant_id bigint NOT NULL,
  channel_id uuid NOT NULL,
  -- The last word of the address that the service sends to.
  path_id text NOT NULL,
  -- What the service knows the business by: one channel has it.
  account_id text NOT NULL,
  account text,
  link text,
  state text NOT NULL DEFAULT 'connected' CHECK (state IN ('connected', 'degraded', 'auth_expired', 'disconnected')),
  state_reason text,
  -- Tokens and secrets, sealed.
  credentials bytea NOT NULL,
  settings jsonb NOT NULL,
  last_in_at timestamptz,
  last_out_at timestamptz,
  -- Something with a wrong signature has come since the last that was right.
  bad_signature_at timestamptz,
  -- What the service takes in a month without a fee, and what of it is used up.
  quota_limit integer,
  quota_used integer,
  quota_at timestamptz,
  PRIMARY KEY (tenant_id, channel_id),
  UNIQUE (tenant_id, path_id),
  UNIQUE (tenant_id, account_id),
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel ON DELETE CASCADE
);

-- What services have sent, each once, as it came.
CREATE TABLE channel_event (
  tenant_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  channel_id uuid NOT NULL,
  provider_event_id text NOT NULL,
  kind text NOT NULL,
  -- Whom it is from; what one person sends is worked on in its order.
  person text NOT NULL,
  sort_key bigint NOT NULL,
  raw jsonb NOT NULL,
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done', 'skipped', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  error text,
  -- Where it is written, decided once.
  conversation_id uuid,
  received_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  leased_until timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, channel_id, provider_event_id),
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel ON DELETE CASCADE
);
CREATE INDEX channel_event_new ON channel_event (tenant_id, channel_id, person, id) WHERE state = 'new';
CREATE INDEX channel_event_log ON channel_event (tenant_id, channel_id, id DESC);
CREATE INDEX channel_event_old ON channel_event (tenant_id, received_at);

-- Who people are on a service; one contact may have several addresses there.
CREATE TABLE channel_person (
  tenant_id bigint NOT NULL,
  channel_id uuid NOT NULL,
  address text NOT NULL,
  contact_id uuid NOT NULL,
  name text,
  blocked_at timestamptz,
  last_in_at timestamptz,
  -- What a first answer may be sent with, free of charge, and until when.
  reply_token text,
  reply_until timestamptz,
  PRIMARY KEY (tenant_id, channel_id, address),
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, contact_id) REFERENCES contact
);
CREATE INDEX channel_person_contact ON channel_person (tenant_id, contact_id);

-- What a service calls messages of ours and theirs.
CREATE TABLE channel_message (
  tenant_id bigint NOT NULL,
  channel_id uuid NOT NULL,
  provider_id text NOT NULL,
  conversation_id uuid NOT NULL,
  seq integer NOT NULL,
  part integer NOT NULL DEFAULT 0,
  -- Of a mail.
  subject text,
  PRIMARY KEY (tenant_id, channel_id, provider_id),
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation ON DELETE CASCADE
);
CREATE INDEX channel_message_of ON channel_message (tenant_id, conversation_id, seq);

-- Messages on their way to a service, in the parts that it takes.
CREATE TABLE channel_delivery (
  tenant_id bigint NOT NULL,
  conversation_id uuid NOT NULL,
  seq integer NOT NULL,
  part integer NOT NULL,
  channel_id uuid NOT NULL,
  -- What is sent; null until its turn comes.
  payload jsonb,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'unknown')),
  reason text,
  error text,
  attempts integer NOT NULL DEFAULT 0,
  -- The same for every try: a service that knows it takes it once.
  request_id uuid NOT NULL,
  provider_id text,
  price text,
  due_at timestamptz NOT NULL,
  leased_until timestamptz,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  PRIMARY KEY (tenant_id, conversation_id, seq, part),
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation ON DELETE CASCADE
);
CREATE INDEX channel_delivery_waiting ON channel_delivery (tenant_id, conversation_id, seq, part) WHERE state IN ('queued', 'sending');
CREATE INDEX channel_delivery_sent ON channel_delivery (tenant_id, channel_id, created_at);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['channel_connection', 'channel_event', 'channel_person', 'channel_message', 'channel_delivery'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
