-- Use that is under way: taken from the limit before it happens, then counted or given back. A row holds its amount until
-- it is removed; one past its time was left by a crash, and is removed by the next one who needs room.
CREATE TABLE usage_reservation (
  tenant_id bigint NOT NULL REFERENCES tenant,
  -- The id of what it is for, so that a second try for the same thing finds the first.
  id uuid NOT NULL,
  metric text NOT NULL,
  period_start date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX usage_reservation_metric ON usage_reservation (tenant_id, metric, expires_at);

-- Counted use by day (UTC), for the pace.
CREATE TABLE usage_day (
  tenant_id bigint NOT NULL REFERENCES tenant,
  metric text NOT NULL,
  day date NOT NULL,
  used bigint NOT NULL,
  PRIMARY KEY (tenant_id, metric, day)
);

-- Which mails about a limit have been written: one for each step of a metric in a period.
CREATE TABLE limit_notice (
  tenant_id bigint NOT NULL REFERENCES tenant,
  metric text NOT NULL,
  period_start date NOT NULL,
  step integer NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, metric, period_start, step)
);

-- Which mails about the end of the subscription have been written: one for each step of an end.
CREATE TABLE expiry_notice (
  tenant_id bigint NOT NULL REFERENCES tenant,
  end_time timestamptz NOT NULL,
  step text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, end_time, step)
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['usage_reservation', 'usage_day', 'limit_notice', 'expiry_notice'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
