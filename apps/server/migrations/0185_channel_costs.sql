-- What each message sent through a service has cost: as planned, then as the service reports it. It outlives the conversation.
CREATE TABLE channel_cost (
  tenant_id bigint NOT NULL,
  -- The request of the delivery.
  id uuid NOT NULL,
  channel_id uuid NOT NULL,
  way text NOT NULL CHECK (way IN ('free', 'quota', 'fee')),
  -- What the service charges a fee as.
  category text CHECK (category IN ('marketing', 'utility', 'authentication', 'service')),
  -- Millionths of the currency; null where no rate is known.
  micros bigint,
  currency text,
  is_reported boolean NOT NULL DEFAULT false,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, channel_id) REFERENCES channel ON DELETE CASCADE
);
CREATE INDEX channel_cost_month ON channel_cost (tenant_id, channel_id, at);

-- What was sent before.
ALTER TABLE channel_delivery NO FORCE ROW LEVEL SECURITY;
INSERT INTO channel_cost (tenant_id, id, channel_id, way, category, micros, at)
  SELECT tenant_id, request_id, channel_id, price, NULL, CASE WHEN price <> 'fee' THEN 0 END, sent_at FROM channel_delivery
  WHERE price IN ('free', 'quota', 'fee') AND sent_at IS NOT NULL ON CONFLICT DO NOTHING;
ALTER TABLE channel_delivery FORCE ROW LEVEL SECURITY;

ALTER TABLE channel_cost ENABLE ROW LEVEL SECURITY;
ALTER TABLE channel_cost FORCE ROW LEVEL SECURITY;
CREATE POLICY channel_cost_scope ON channel_cost USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- The month, in UTC, in which its admins were told that the cap is reached.
ALTER TABLE channel_connection ADD COLUMN cap_told date;
