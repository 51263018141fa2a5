-- A saved view is of conversations or of work orders.
ALTER TABLE saved_view ADD COLUMN kind text NOT NULL DEFAULT 'conversation' CHECK (kind IN ('conversation', 'work_order'));

-- What is being done with many work orders at once, a piece at a time; kept for a day, for repeats and for taking it back.
CREATE TABLE work_order_bulk (
  tenant_id bigint NOT NULL REFERENCES tenant,
  -- Named by who asked for it.
  id uuid NOT NULL,
  user_id bigint NOT NULL REFERENCES app_user,
  action jsonb NOT NULL,
  -- The work orders as they were before, in the order of the list.
  orders jsonb NOT NULL,
  total integer NOT NULL,
  -- How many of them are through.
  through integer NOT NULL DEFAULT 0,
  done jsonb NOT NULL DEFAULT '[]',
  refused jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX work_order_bulk_created ON work_order_bulk (tenant_id, created_at);
ALTER TABLE work_order_bulk ENABLE ROW LEVEL SECURITY;
ALTER TABLE work_order_bulk FORCE ROW LEVEL SECURITY;
CREATE POLICY work_order_bulk_scope ON work_order_bulk USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
