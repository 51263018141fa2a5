-- The pieces of what a work order is found by, as bits: reading these is a tenth of reading the texts.
CREATE TABLE work_order_search (
  tenant_id bigint NOT NULL REFERENCES tenant,
  work_order_id uuid NOT NULL,
  bits bit(1024) NOT NULL,
  PRIMARY KEY (tenant_id, work_order_id),
  FOREIGN KEY (tenant_id, work_order_id) REFERENCES work_order ON DELETE CASCADE
);
ALTER TABLE work_order_search ENABLE ROW LEVEL SECURITY;
ALTER TABLE work_order_search FORCE ROW LEVEL SECURITY;
CREATE POLICY work_order_search_scope ON work_order_search USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
