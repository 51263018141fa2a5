-- A conversation keeps the kind of the channel that it began on; so far all of them were said to come from the web.
ALTER TABLE conversation NO FORCE ROW LEVEL SECURITY;
ALTER TABLE channel NO FORCE ROW LEVEL SECURITY;
ALTER TABLE channel_translation NO FORCE ROW LEVEL SECURITY;
UPDATE conversation c SET channel = h.kind FROM channel h
  WHERE h.tenant_id = c.tenant_id AND h.id = c.channel_id AND h.kind <> c.channel;
-- What a business chose for "the web" has held for every channel: it goes on as it was.
INSERT INTO channel_translation (tenant_id, channel, auto)
  SELECT t.tenant_id, k.kind, t.auto FROM channel_translation t, unnest(ARRAY['app', 'telegram', 'line', 'whatsapp', 'email']) AS k(kind)
  WHERE t.channel = 'web' ON CONFLICT DO NOTHING;
ALTER TABLE conversation FORCE ROW LEVEL SECURITY;
ALTER TABLE channel FORCE ROW LEVEL SECURITY;
ALTER TABLE channel_translation FORCE ROW LEVEL SECURITY;
