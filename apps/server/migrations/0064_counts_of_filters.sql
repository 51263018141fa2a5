-- What a list is narrowed by, side by side: those that a filter lets through are counted without reading a row.
CREATE INDEX work_order_narrowed ON work_order (tenant_id, status) INCLUDE (priority, assignee_id, team_id, type_id, created_at, due_at);
