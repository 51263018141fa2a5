-- Several messages of one transaction, told one after the other, in one row: `[{id, subject, facts}]`. Under load each row costs more than what
-- it says. It names conversations and numbers only; a row of one event leaves it out.
ALTER TABLE domain_event ADD COLUMN packed jsonb;
