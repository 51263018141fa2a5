-- When saved reports are mailed, to whom and as what. A report that is deleted is mailed no more.
CREATE TABLE report_schedule (
  tenant_id bigint NOT NULL REFERENCES tenant,
  view_id uuid NOT NULL,
  every text NOT NULL CHECK (every IN ('day', 'week', 'month')),
  weekday integer NOT NULL,
  month_day integer NOT NULL,
  hour integer NOT NULL,
  format text NOT NULL CHECK (format IN ('pdf', 'xlsx', 'csv')),
  recipients bigint[] NOT NULL,
  -- The next mailing, which is named by it: whoever has written it moves this on in the same transaction.
  next_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, view_id),
  FOREIGN KEY (tenant_id, view_id) REFERENCES saved_view ON DELETE CASCADE
);
CREATE INDEX report_schedule_due ON report_schedule (tenant_id, next_at);
ALTER TABLE report_schedule ENABLE ROW LEVEL SECURITY;
ALTER TABLE report_schedule FORCE ROW LEVEL SECURITY;
CREATE POLICY report_schedule_scope ON report_schedule USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
