-- Whoever gives no name is called by a number of their own, which they keep over all their conversations.
ALTER TABLE conversation_counter ADD COLUMN last_contact_no bigint NOT NULL DEFAULT 0;
ALTER TABLE contact ADD COLUMN no bigint;
UPDATE contact k SET no = n.no FROM
  (SELECT tenant_id, id, row_number() OVER (PARTITION BY tenant_id ORDER BY first_seen_at, id) AS no FROM contact) n
  WHERE n.tenant_id = k.tenant_id AND n.id = k.id;
INSERT INTO conversation_counter AS n (tenant_id, last_contact_no) SELECT tenant_id, max(no) FROM contact GROUP BY tenant_id
  ON CONFLICT (tenant_id) DO UPDATE SET last_contact_no = excluded.last_contact_no;
ALTER TABLE contact ALTER COLUMN no SET NOT NULL;
CREATE UNIQUE INDEX contact_no ON contact (tenant_id, no);

CREATE FUNCTION number_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO conversation_counter AS n (tenant_id, last_contact_no) VALUES (NEW.tenant_id, 1)
    ON CONFLICT (tenant_id) DO UPDATE SET last_contact_no = n.last_contact_no + 1 RETURNING last_contact_no INTO NEW.no;
  RETURN NEW;
END $$;
CREATE TRIGGER contact_numbered BEFORE INSERT ON contact FOR EACH ROW WHEN (NEW.no IS NULL) EXECUTE FUNCTION number_contact();
