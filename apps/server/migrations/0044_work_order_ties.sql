-- What goes on from a closed work order names it.
ALTER TABLE work_order_link DROP CONSTRAINT work_order_link_kind_check;
ALTER TABLE work_order_link ADD CONSTRAINT work_order_link_kind_check
  CHECK (kind IN ('duplicate', 'related', 'blocks', 'parent', 'follow_up'));

-- Tasks stand in the order that colleagues give them.
ALTER TABLE work_order_task ADD COLUMN position integer NOT NULL DEFAULT 0;

-- Those that were merged into one are shown with it.
CREATE INDEX work_order_merged ON work_order (tenant_id, merged_into_id) WHERE merged_into_id IS NOT NULL;
