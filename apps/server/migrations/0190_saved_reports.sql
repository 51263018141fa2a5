-- Reports are views of the analysis.
ALTER TABLE saved_view DROP CONSTRAINT saved_view_kind_check, ADD CONSTRAINT saved_view_kind_check CHECK (kind IN ('conversation', 'work_order', 'report'));

-- The report that the analysis opens with, for each person who has chosen one.
CREATE TABLE saved_report_default (
  tenant_id bigint NOT NULL REFERENCES tenant,
  user_id bigint NOT NULL REFERENCES app_user,
  view_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, view_id) REFERENCES saved_view ON DELETE CASCADE
);
CREATE INDEX saved_report_default_view ON saved_report_default (tenant_id, view_id);
ALTER TABLE saved_report_default ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_report_default FORCE ROW LEVEL SECURITY;
CREATE POLICY saved_report_default_scope ON saved_report_default USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
