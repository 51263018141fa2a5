-- Everything, settled or not, by urgency or by what is due first: read off an index, as what is going on is.
CREATE INDEX work_order_all_due ON work_order (tenant_id, coalesce(due_at, 'infinity'), updated_at DESC, id DESC);
CREATE INDEX work_order_all_rank ON work_order
  (tenant_id, (CASE priority WHEN 'urgent' THEN 0 WHEN 'high' THEN 1 WHEN 'normal' THEN 2 ELSE 3 END), updated_at DESC, id DESC);
