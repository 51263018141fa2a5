-- Which customer a letter is written to: whoever erases the customer erases it too. Null is a letter to an account.
ALTER TABLE outbox ADD COLUMN contact_id uuid;
CREATE INDEX outbox_contact ON outbox (contact_id) WHERE contact_id IS NOT NULL;
UPDATE outbox o SET contact_id = w.contact_id
  FROM order_notice n JOIN work_order w ON w.tenant_id = n.tenant_id AND w.id = n.work_order_id
  WHERE n.mail_key = o.unique_key;
-- A code was mailed at the same time as its proof was written down.
UPDATE outbox o SET contact_id = c.contact_id
  FROM visitor_proof p JOIN conversation c ON c.tenant_id = p.tenant_id AND c.id = p.conversation_id
  WHERE o.contact_id IS NULL AND o.recipient = p.address AND o.created_at = p.sent_at AND o.payload ? 'code';
