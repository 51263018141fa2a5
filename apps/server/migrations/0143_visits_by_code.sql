-- A visit is found by the code that its visitor sends in another messenger.
CREATE INDEX diversion_visit_code ON diversion_visit (tenant_id, ref_code);
