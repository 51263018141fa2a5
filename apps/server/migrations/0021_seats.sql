-- Files that are kept with a canned reply, for one language or for all; a message gets copies.
ALTER TABLE attachment ADD COLUMN canned_id uuid;
ALTER TABLE attachment ADD FOREIGN KEY (tenant_id, canned_id) REFERENCES canned_reply (tenant_id, id);
CREATE INDEX attachment_canned ON attachment (tenant_id, canned_id) WHERE canned_id IS NOT NULL;
ALTER TABLE canned_reply ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';

-- Roles that a business makes itself. A member or an invitation names one by its id, where another one has the name of a built-in role.
CREATE TABLE custom_role (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  name text NOT NULL,
  -- The name as it is compared with others.
  name_key text NOT NULL,
  -- The built-in role that it began as.
  base text NOT NULL,
  permissions text[] NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_by text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, name_key)
);
ALTER TABLE custom_role ENABLE ROW LEVEL SECURITY;
ALTER TABLE custom_role FORCE ROW LEVEL SECURITY;
CREATE POLICY custom_role_scope ON custom_role USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- Which conversations a member sees: all of them, those of the own teams, or the own ones and what waits in the queues of the own teams.
ALTER TABLE tenant_member ADD COLUMN reach text NOT NULL DEFAULT 'all' CHECK (reach IN ('all', 'team', 'own'));
ALTER TABLE invite ADD COLUMN reach text NOT NULL DEFAULT 'all' CHECK (reach IN ('all', 'team', 'own'));

-- The role of a transaction that shows what is within a member's reach. Its policies bind nobody else and cost nobody else anything.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'lobby_within') THEN
    CREATE ROLE lobby_within NOLOGIN;
  END IF;
  EXECUTE format('GRANT lobby_within TO %I', current_user);
END $$;
GRANT lobby_app TO lobby_within;

CREATE FUNCTION scope_member() RETURNS bigint LANGUAGE sql STABLE
  RETURN coalesce(nullif(current_setting('app.member_id', true), '')::bigint, 0);

CREATE FUNCTION scope_reach() RETURNS text LANGUAGE sql STABLE
  RETURN coalesce(nullif(current_setting('app.reach', true), ''), 'own');

CREATE POLICY conversation_reach ON conversation AS RESTRICTIVE TO lobby_within USING (
  agent_id = (SELECT scope_member())
  OR (team_id IN (SELECT m.team_id FROM team_member m WHERE m.tenant_id = (SELECT scope_tenant()) AND m.user_id = (SELECT scope_member()))
    AND ((SELECT scope_reach()) = 'team' OR (status = 'queued' AND agent_id IS NULL))));

-- What belongs to a conversation is seen with it.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['message', 'message_edit', 'conversation_note', 'conversation_reader', 'draft', 'message_translation', 'bot_run', 'attachment'] LOOP
    EXECUTE format('CREATE POLICY %I ON %I AS RESTRICTIVE TO lobby_within
      USING (%s EXISTS (SELECT FROM conversation c WHERE c.tenant_id = %I.tenant_id AND c.id = %I.conversation_id))',
      name || '_reach', name, CASE name WHEN 'attachment' THEN 'conversation_id IS NULL OR' ELSE '' END, name, name);
  END LOOP;
END $$;
CREATE POLICY contact_reach ON contact AS RESTRICTIVE TO lobby_within
  USING (EXISTS (SELECT FROM conversation c WHERE c.tenant_id = contact.tenant_id AND c.contact_id = contact.id));
CREATE POLICY audit_log_reach ON audit_log AS RESTRICTIVE FOR SELECT TO lobby_within
  USING (CASE target_kind
    WHEN 'conversation' THEN EXISTS (SELECT FROM conversation c WHERE c.tenant_id = audit_log.tenant_id AND c.id::text = audit_log.target_id)
    WHEN 'contact' THEN EXISTS (SELECT FROM contact k WHERE k.tenant_id = audit_log.tenant_id AND k.id::text = audit_log.target_id)
    WHEN 'file' THEN EXISTS (SELECT FROM attachment a WHERE a.tenant_id = audit_log.tenant_id AND a.id::text = audit_log.target_id)
    ELSE true END);

-- Channels on which what visitors write is translated without anybody asking; a conversation can be set otherwise.
CREATE TABLE channel_translation (
  tenant_id bigint NOT NULL REFERENCES tenant,
  channel text NOT NULL,
  auto boolean NOT NULL,
  PRIMARY KEY (tenant_id, channel)
);
ALTER TABLE channel_translation ENABLE ROW LEVEL SECURITY;
ALTER TABLE channel_translation FORCE ROW LEVEL SECURITY;
CREATE POLICY channel_translation_scope ON channel_translation USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
ALTER TABLE conversation
  ADD COLUMN channel text NOT NULL DEFAULT 'web',
  -- Somebody said for this conversation whether it is translated; what holds for its channel does not count any more.
  ADD COLUMN translate_chosen boolean NOT NULL DEFAULT false;
-- Row security binds the owner of the table too, who has to see everything here.
ALTER TABLE conversation NO FORCE ROW LEVEL SECURITY;
UPDATE conversation SET translate_chosen = true WHERE translate_to IS NOT NULL;
ALTER TABLE conversation FORCE ROW LEVEL SECURITY;
