-- By these a file of work orders and a mail find their customer.
CREATE INDEX contact_mail ON contact (tenant_id, lower(email), last_seen_at DESC, id) WHERE merged_into IS NULL;
CREATE INDEX contact_called ON contact (tenant_id, (coalesce(name, '')), (coalesce(phone, '')))
  WHERE merged_into IS NULL AND email IS NULL AND (name IS NOT NULL OR phone IS NOT NULL);
-- Ratings of work orders, by their day.
CREATE INDEX conversation_thread_rated ON conversation (tenant_id, csat_at) WHERE status = 'thread' AND csat_score IS NOT NULL;
