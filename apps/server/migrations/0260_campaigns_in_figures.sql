-- The campaign that a conversation came from: the one that the address named with which the chat was opened (utm_campaign), or else that of
-- the diversion link that led there. Empty where nothing names one.
ALTER TABLE fact_conversation ADD COLUMN campaign text NOT NULL DEFAULT '';

-- Facts also follow a page that is seen later, a visit of a link that is joined to a chat with nothing written since, and a link that is given
-- another campaign.
-- What has no fact yet is counted anyway.
CREATE FUNCTION count_page_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bot_fact_due (tenant_id, conversation_id)
    SELECT f.tenant_id, f.conversation_id FROM fact_conversation f WHERE f.tenant_id = NEW.tenant_id AND f.conversation_id = NEW.conversation_id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER page_seen_counted AFTER INSERT ON page_seen FOR EACH ROW EXECUTE FUNCTION count_page_again();
CREATE FUNCTION count_visit_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bot_fact_due (tenant_id, conversation_id)
    SELECT f.tenant_id, f.conversation_id FROM fact_conversation f
    WHERE f.tenant_id = NEW.tenant_id AND f.conversation_id IN (OLD.conversation_id, NEW.conversation_id)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER diversion_visit_counted AFTER UPDATE OF conversation_id ON diversion_visit FOR EACH ROW
  WHEN (OLD.conversation_id IS DISTINCT FROM NEW.conversation_id) EXECUTE FUNCTION count_visit_again();
CREATE FUNCTION count_link_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bot_fact_due (tenant_id, conversation_id)
    SELECT DISTINCT v.tenant_id, v.conversation_id FROM diversion_visit v
    WHERE v.tenant_id = NEW.tenant_id AND v.link_id = NEW.id AND v.conversation_id IS NOT NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER diversion_link_counted AFTER UPDATE OF utm ON diversion_link FOR EACH ROW
  WHEN (OLD.utm ->> 'campaign' IS DISTINCT FROM NEW.utm ->> 'campaign') EXECUTE FUNCTION count_link_again();

-- Everything is counted anew, so that what was there before has its campaign too.
ALTER TABLE bot_fact_state NO FORCE ROW LEVEL SECURITY;
UPDATE bot_fact_state SET until = to_timestamp(0);
ALTER TABLE bot_fact_state FORCE ROW LEVEL SECURITY;
ALTER TABLE fact_day NO FORCE ROW LEVEL SECURITY;
DELETE FROM fact_day;
ALTER TABLE fact_day FORCE ROW LEVEL SECURITY;
