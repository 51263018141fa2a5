-- The bits of a work order hold the pieces of its customer's name and addresses too, so that one reading finds both. They are
-- made after the change; until then the row says so, and its texts are read instead.
ALTER TABLE work_order_search ALTER COLUMN bits DROP NOT NULL, ADD COLUMN is_stale boolean NOT NULL DEFAULT true;
CREATE INDEX work_order_search_stale ON work_order_search (tenant_id, work_order_id) WHERE is_stale;

CREATE FUNCTION order_reads_otherwise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO work_order_search (tenant_id, work_order_id) VALUES (NEW.tenant_id, NEW.id)
    ON CONFLICT (tenant_id, work_order_id) DO UPDATE SET is_stale = true;
  RETURN NULL;
END $$;
CREATE TRIGGER work_order_made AFTER INSERT ON work_order FOR EACH ROW EXECUTE FUNCTION order_reads_otherwise();
CREATE TRIGGER work_order_reads_otherwise AFTER UPDATE OF find_text, contact_id ON work_order FOR EACH ROW
  WHEN (OLD.find_text IS DISTINCT FROM NEW.find_text OR OLD.contact_id IS DISTINCT FROM NEW.contact_id) EXECUTE FUNCTION order_reads_otherwise();

-- As the owner: whoever changes a customer may not see all of the customer's work orders. A row that is stale already is
-- written again, so that this waits for whoever is making its bits of the texts of before.
CREATE FUNCTION customer_reads_otherwise() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE work_order_search s SET is_stale = true FROM work_order w
    WHERE w.tenant_id = NEW.tenant_id AND w.contact_id = NEW.id AND s.tenant_id = w.tenant_id AND s.work_order_id = w.id;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_reads_otherwise AFTER UPDATE OF name, email, phone, external_id ON contact FOR EACH ROW
  WHEN (OLD.find_text IS DISTINCT FROM NEW.find_text) EXECUTE FUNCTION customer_reads_otherwise();
