-- The bits of a work order hold each of its characters and each two in a row too, and there are twice as many of them. All are
-- made again, and until that is done the texts are read: columns with their defaults cost nothing, however many work orders there are.
ALTER TABLE work_order_search DROP COLUMN bits, DROP COLUMN is_stale;
ALTER TABLE work_order_search ADD COLUMN bits bit(2048), ADD COLUMN is_stale boolean NOT NULL DEFAULT true;
CREATE INDEX work_order_search_stale ON work_order_search (tenant_id, work_order_id) WHERE is_stale;
