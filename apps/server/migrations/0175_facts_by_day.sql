-- All facts of a day in one row, column by column, as figures are worked out from: one list of values for each thing that is known. Nothing
-- here is known from elsewhere: whatever changes a fact takes the row of its day away, and who reads works that day out from the facts until
-- it is written again.
CREATE TABLE fact_day (
  tenant_id bigint NOT NULL REFERENCES tenant,
  day date NOT NULL,
  -- JSON of lists, the same conversation at the same place of each.
  facts text NOT NULL,
  -- The same for what only the page of channels reads.
  places text NOT NULL,
  PRIMARY KEY (tenant_id, day)
);
ALTER TABLE fact_day ENABLE ROW LEVEL SECURITY;
ALTER TABLE fact_day FORCE ROW LEVEL SECURITY;
CREATE POLICY fact_day_scope ON fact_day USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
-- Whoever sees a part of the conversations is given what they see of the facts, one by one.
CREATE POLICY fact_day_reach ON fact_day AS RESTRICTIVE FOR SELECT TO lobby_within USING (false);

-- Held until the end of a transaction that changes facts, and by whoever writes days: they never write what is about to be otherwise.
CREATE FUNCTION lock_fact_days(tenant bigint) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('fact_day', tenant))
$$;

CREATE FUNCTION forget_fact_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tenant bigint;
BEGIN
  FOR tenant IN SELECT DISTINCT tenant_id FROM changed ORDER BY 1 LOOP
    PERFORM lock_fact_days(tenant);
  END LOOP;
  DELETE FROM fact_day d USING (SELECT DISTINCT tenant_id, day FROM changed) c WHERE d.tenant_id = c.tenant_id AND d.day = c.day;
  RETURN NULL;
END $$;
CREATE TRIGGER fact_conversation_inserted AFTER INSERT ON fact_conversation REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION forget_fact_days();
CREATE TRIGGER fact_conversation_deleted AFTER DELETE ON fact_conversation REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION forget_fact_days();
CREATE TRIGGER fact_conversation_updated_from AFTER UPDATE ON fact_conversation REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION forget_fact_days();
CREATE TRIGGER fact_conversation_updated_to AFTER UPDATE ON fact_conversation REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION forget_fact_days();
