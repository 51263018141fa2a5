-- The bits of a work order hold each Chinese, Japanese and Korean character by itself too. All are made again, and until that
-- is done the texts are read: a column with its default costs nothing, however many work orders there are.
ALTER TABLE work_order_search DROP COLUMN is_stale;
ALTER TABLE work_order_search ADD COLUMN is_stale boolean NOT NULL DEFAULT true;
CREATE INDEX work_order_search_stale ON work_order_search (tenant_id, work_order_id) WHERE is_stale;
