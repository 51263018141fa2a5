-- Long exchanges went to a person after eight answers unless a business had switched that off. What still says so word for word was never
-- chosen: it came along with whatever else was saved. The owner of the tables changes every tenant's row for this once.
ALTER TABLE bot NO FORCE ROW LEVEL SECURITY;
ALTER TABLE bot_version NO FORCE ROW LEVEL SECURITY;
UPDATE bot SET handoff = jsonb_set(handoff, '{turns,on}', 'false')
  WHERE handoff->'turns' = '{"on": true, "after": 8}'::jsonb;
UPDATE bot_version SET settings = jsonb_set(settings, '{handoff,turns,on}', 'false')
  WHERE settings->'handoff'->'turns' = '{"on": true, "after": 8}'::jsonb;
ALTER TABLE bot FORCE ROW LEVEL SECURITY;
ALTER TABLE bot_version FORCE ROW LEVEL SECURITY;
