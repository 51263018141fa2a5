-- Businesses that were made up to be looked at: they are removed by one command, and one of them may be visited by made-up visitors.
CREATE TABLE demo_business (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  -- Visitors come by themselves while somebody looks.
  is_visited boolean NOT NULL DEFAULT false,
  -- How many came on a day (UTC), and when the last one did.
  visited_on date,
  visits integer NOT NULL DEFAULT 0,
  visited_at timestamptz,
  -- All that it begins with is there; null while some of it is missing.
  furnished_at timestamptz
);
ALTER TABLE demo_business ENABLE ROW LEVEL SECURITY;
ALTER TABLE demo_business FORCE ROW LEVEL SECURITY;
CREATE POLICY demo_business_scope ON demo_business USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- The demo was removed: it does not come back by itself.
CREATE TABLE demo_removal (
  removed_at timestamptz NOT NULL
);
