-- Lines of text on days, which stand beside the figures of the analysis.
CREATE TABLE annotation (
  tenant_id bigint NOT NULL REFERENCES tenant,
  -- Named by whoever writes it, so that a repeat writes nothing.
  id uuid NOT NULL,
  day date NOT NULL,
  body text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX annotation_day ON annotation (tenant_id, day);
ALTER TABLE annotation ENABLE ROW LEVEL SECURITY;
ALTER TABLE annotation FORCE ROW LEVEL SECURITY;
CREATE POLICY annotation_scope ON annotation USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
