-- Addresses of a business that are told of events (https://www.standardwebhooks.com).
CREATE TABLE webhook (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  name text NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  -- Sealed; the one before signs beside it until its end.
  secret bytea NOT NULL,
  old_secret bytea,
  old_secret_until timestamptz,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused', 'disabled')),
  -- Why it was switched off: the receiver said that it is gone, or did not answer to the last try.
  disabled_reason text CHECK (disabled_reason IN ('gone', 'unreachable')),
  -- Tries in a row that brought no answer, since when, and when the next one is due; until then nothing is sent there.
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz,
  retry_at timestamptz,
  created_by text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);

-- The tables of what is sent have no foreign keys: they are written with every message of a business, and whoever removes a webhook, an
-- old event or a person removes what belongs to it in the same transaction.

-- What is told, once for all who are told it: a try again sends the same words under the same id.
CREATE TABLE webhook_event (
  tenant_id bigint NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  -- Deliveries with the same key reach a receiver in their order.
  order_key text NOT NULL,
  contact_id uuid,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX webhook_event_by_contact ON webhook_event (tenant_id, contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX webhook_event_by_age ON webhook_event (tenant_id, created_at);

CREATE TABLE webhook_delivery (
  tenant_id bigint NOT NULL,
  no bigint GENERATED ALWAYS AS IDENTITY,
  id uuid NOT NULL DEFAULT uuidv7(),
  webhook_id uuid NOT NULL,
  event_id uuid NOT NULL,
  order_key text NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'failed')),
  -- While it is pending, later ones with its key wait; not so once the receiver has answered and refused it.
  holds boolean NOT NULL DEFAULT true,
  attempt integer NOT NULL DEFAULT 0,
  -- Those since it was last queued: they say when the next one is due, and which is the last.
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz,
  -- Somebody is sending it until then.
  leased_until timestamptz,
  http_status integer,
  error text,
  ms integer,
  created_at timestamptz NOT NULL,
  last_try_at timestamptz,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX webhook_delivery_log ON webhook_delivery (tenant_id, webhook_id, no DESC);
CREATE INDEX webhook_delivery_due ON webhook_delivery (tenant_id, webhook_id, no) WHERE state = 'pending';
CREATE INDEX webhook_delivery_order ON webhook_delivery (tenant_id, webhook_id, order_key, no) WHERE state = 'pending';
CREATE INDEX webhook_delivery_leased ON webhook_delivery (tenant_id, webhook_id, leased_until) WHERE leased_until IS NOT NULL;
CREATE INDEX webhook_delivery_by_event ON webhook_delivery (tenant_id, event_id);

CREATE TABLE webhook_attempt (
  tenant_id bigint NOT NULL,
  delivery_id uuid NOT NULL,
  no integer NOT NULL,
  at timestamptz NOT NULL,
  ms integer NOT NULL,
  http_status integer,
  error text,
  -- The beginning of what was answered.
  answer text,
  PRIMARY KEY (tenant_id, delivery_id, no)
);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['webhook', 'webhook_event', 'webhook_delivery', 'webhook_attempt'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', t || '_scope', t);
  END LOOP;
END $$;
