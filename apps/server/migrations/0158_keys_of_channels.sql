-- A key may be limited to channels of the business: whatever belongs to no one of them is not there for it. None is no limit.
ALTER TABLE api_key ADD COLUMN channel_ids uuid[] NOT NULL DEFAULT '{}';

-- Of the thread of a work order, the channel of the conversation that the order came out of: it is seen with that channel.
ALTER TABLE conversation ADD COLUMN order_channel_id uuid;
-- Row security binds the owner of the tables too, who has to see everything here.
ALTER TABLE conversation NO FORCE ROW LEVEL SECURITY;
ALTER TABLE work_order NO FORCE ROW LEVEL SECURITY;
UPDATE conversation t SET order_channel_id = o.channel_id
  FROM work_order w JOIN conversation o ON o.tenant_id = w.tenant_id AND o.id = w.origin_conversation_id
  WHERE t.tenant_id = w.tenant_id AND t.id = w.conversation_id AND o.channel_id IS NOT NULL;
ALTER TABLE work_order FORCE ROW LEVEL SECURITY;
ALTER TABLE conversation FORCE ROW LEVEL SECURITY;

CREATE FUNCTION scope_channels() RETURNS uuid[] LANGUAGE sql STABLE
  RETURN coalesce(nullif(current_setting('app.channel_ids', true), ''), '{}')::uuid[];

-- Beside what a member sees, what a key of channels does: a third reach, which is nobody's in person.
ALTER POLICY conversation_reach ON conversation USING (
  CASE WHEN (SELECT scope_reach()) = 'channels' THEN coalesce(order_channel_id, channel_id) = ANY ((SELECT scope_channels())::uuid[])
  ELSE agent_id = (SELECT scope_member())
    OR (team_id IN (SELECT m.team_id FROM team_member m WHERE m.tenant_id = (SELECT scope_tenant()) AND m.user_id = (SELECT scope_member()))
      AND ((SELECT scope_reach()) = 'team' OR (status IN ('queued', 'thread') AND agent_id IS NULL))) END);
-- Members see all devices of a contact whom they see; a key those of its channels.
CREATE POLICY app_install_reach ON app_install AS RESTRICTIVE TO lobby_within
  USING ((SELECT scope_reach()) <> 'channels' OR channel_id = ANY ((SELECT scope_channels())::uuid[]));
