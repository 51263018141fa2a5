-- What somebody was told: one row for all that happened in a conversation since they last read it.
CREATE SEQUENCE notification_turn;
CREATE TABLE notification (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  user_id bigint NOT NULL,
  type text NOT NULL,
  -- Whatever has the same one is one row while it is unread: a conversation, or what else it is about.
  group_key text NOT NULL,
  conversation_id uuid,
  contact_id uuid,
  -- What its text says, in whichever language it is read.
  words jsonb NOT NULL,
  count integer NOT NULL DEFAULT 1,
  -- It is in the list behind the bell; one that is not is there to be sent.
  is_shown boolean NOT NULL,
  read_at timestamptz,
  -- When it leaves by mail unless it is read before, and when by push.
  mail_due_at timestamptz,
  push_due_at timestamptz,
  -- Its place in the list: grows whenever something happens again.
  turn bigint NOT NULL DEFAULT nextval('notification_turn'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES tenant_member (tenant_id, user_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation (tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX notification_group ON notification (tenant_id, user_id, group_key) WHERE read_at IS NULL;
CREATE INDEX notification_list ON notification (tenant_id, user_id, turn DESC) WHERE is_shown;
CREATE INDEX notification_unread ON notification (tenant_id, user_id, turn DESC) WHERE is_shown AND read_at IS NULL;
CREATE INDEX notification_by_conversation ON notification (tenant_id, conversation_id) WHERE conversation_id IS NOT NULL;
CREATE INDEX notification_by_contact ON notification (tenant_id, contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX notification_mail ON notification (tenant_id, mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX notification_push ON notification (tenant_id, push_due_at) WHERE push_due_at IS NOT NULL;
CREATE INDEX notification_by_age ON notification (tenant_id, updated_at);

-- Visitors who wait and whom nobody has looked at so far: when whoever leads is told.
CREATE TABLE notification_escalation (
  tenant_id bigint NOT NULL REFERENCES tenant,
  conversation_id uuid NOT NULL,
  since timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation (tenant_id, id) ON DELETE CASCADE
);

-- Of what and how somebody wants to be told; who has no row is told as the preset "normal" says.
CREATE TABLE notification_preference (
  tenant_id bigint NOT NULL REFERENCES tenant,
  user_id bigint NOT NULL,
  preset text NOT NULL DEFAULT 'normal' CHECK (preset IN ('calm', 'normal', 'everything')),
  -- What differs from the preset, by type.
  ways jsonb NOT NULL DEFAULT '{}',
  digest text NOT NULL DEFAULT 'off' CHECK (digest IN ('off', 'hourly', 'daily')),
  quiet_on boolean NOT NULL DEFAULT false,
  quiet_from text NOT NULL DEFAULT '22:00',
  quiet_until text NOT NULL DEFAULT '08:00',
  -- null is the zone of the business.
  timezone text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES tenant_member (tenant_id, user_id) ON DELETE CASCADE
);

-- Businesses with something that becomes due, so that it is found across businesses in one statement. Like the outbox it is outside of row
-- security, and it holds no word of anybody.
CREATE TABLE notification_due (
  business_id bigint PRIMARY KEY,
  due_at timestamptz NOT NULL
);
CREATE INDEX notification_due_at ON notification_due (due_at);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['notification', 'notification_escalation', 'notification_preference'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', t || '_scope', t);
  END LOOP;
END $$;
