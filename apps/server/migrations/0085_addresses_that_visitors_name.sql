-- An address that only a visitor's own word gives them: mails from it, and files that name it, are somebody else's until it is proven.
ALTER TABLE contact ADD COLUMN email_claimed boolean NOT NULL DEFAULT false;
-- Of the addresses that there are, those of browsers from which no work order has ever been mailed may be anybody's.
UPDATE contact k SET email_claimed = true
  WHERE k.email IS NOT NULL
    AND EXISTS (SELECT FROM visitor_session s WHERE s.tenant_id = k.tenant_id AND s.contact_id = k.id)
    AND NOT EXISTS (SELECT FROM order_mail m JOIN work_order w ON w.tenant_id = m.tenant_id AND w.id = m.work_order_id
      WHERE m.tenant_id = k.tenant_id AND w.contact_id = k.id AND lower(m.from_address) = lower(k.email));
