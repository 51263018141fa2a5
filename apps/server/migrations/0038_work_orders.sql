-- A conversation can be the thread of a work order: it is in no list and no queue, and no bot reads it. `resolved_at` ends it.
ALTER TABLE conversation DROP CONSTRAINT conversation_status_check;
ALTER TABLE conversation ADD CONSTRAINT conversation_status_check
  CHECK (status IN ('bot', 'queued', 'open', 'waiting', 'snoozed', 'resolved', 'thread'));
DROP INDEX conversation_live;
CREATE INDEX conversation_live ON conversation (tenant_id, coalesce(waiting_since, 'infinity'), updated_at DESC, id DESC)
  WHERE last_seq > 0 AND status <> 'resolved' AND status <> 'thread';
DROP INDEX conversation_count;
CREATE INDEX conversation_count ON conversation (tenant_id, status, agent_id) WHERE last_seq > 0 AND status <> 'resolved' AND status <> 'thread';

-- What nobody has of a thread is seen by the team that it is for, like what waits in its queue.
DROP POLICY conversation_reach ON conversation;
CREATE POLICY conversation_reach ON conversation AS RESTRICTIVE TO lobby_within USING (
  agent_id = (SELECT scope_member())
  OR (team_id IN (SELECT m.team_id FROM team_member m WHERE m.tenant_id = (SELECT scope_tenant()) AND m.user_id = (SELECT scope_member()))
    AND ((SELECT scope_reach()) = 'team' OR (status IN ('queued', 'thread') AND agent_id IS NULL))));

CREATE TABLE work_order_type (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  name jsonb NOT NULL,
  icon text NOT NULL,
  fields jsonb NOT NULL,
  default_team_id uuid,
  default_priority text NOT NULL CHECK (default_priority IN ('low', 'normal', 'high', 'urgent')),
  reply_within_min integer,
  resolve_within_min integer,
  auto_reply jsonb NOT NULL,
  customer_can_create boolean NOT NULL,
  enabled boolean NOT NULL,
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, default_team_id) REFERENCES team (tenant_id, id) ON DELETE SET NULL (default_team_id)
);

-- The last number given to a work order of the tenant. It is taken in the transaction that makes one, so none is left out.
CREATE TABLE work_order_counter (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  last_no bigint NOT NULL
);

CREATE TABLE work_order (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  no bigint NOT NULL,
  -- Named by whoever made it, so that a repeat finds it.
  client_id uuid NOT NULL,
  type_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  origin text NOT NULL CHECK (origin IN ('chat_form', 'from_chat', 'agent', 'telegram', 'whatsapp', 'email', 'api', 'bot')),
  origin_conversation_id uuid,
  subject text NOT NULL,
  -- Subject and description as they are searched: small letters, wide and narrow ones alike.
  find_text text NOT NULL,
  priority text NOT NULL CHECK (priority IN ('low', 'normal', 'high', 'urgent')),
  status text NOT NULL CHECK (status IN ('new', 'open', 'pending', 'on_hold', 'solved', 'closed', 'cancelled', 'merged')),
  status_at timestamptz NOT NULL,
  assignee_id bigint REFERENCES app_user,
  assignee_name text,
  team_id uuid,
  first_reply_due_at timestamptz,
  first_replied_at timestamptz,
  resolve_due_at timestamptz,
  -- The next of these that is not met yet.
  due_at timestamptz,
  pending_until timestamptz,
  reminders integer NOT NULL DEFAULT 0,
  -- When time alone does something next.
  next_step_at timestamptz,
  solution text NOT NULL DEFAULT '',
  resolved_at timestamptz,
  closed_at timestamptz,
  reopened_count integer NOT NULL DEFAULT 0,
  merged_into_id uuid,
  language text NOT NULL,
  -- The form as it was when it was filled in.
  form jsonb NOT NULL,
  fields jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, no),
  UNIQUE (tenant_id, client_id),
  UNIQUE (tenant_id, conversation_id),
  FOREIGN KEY (tenant_id, type_id) REFERENCES work_order_type,
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation,
  FOREIGN KEY (tenant_id, contact_id) REFERENCES contact,
  FOREIGN KEY (tenant_id, team_id) REFERENCES team (tenant_id, id) ON DELETE SET NULL (team_id),
  FOREIGN KEY (tenant_id, merged_into_id) REFERENCES work_order (tenant_id, id) ON DELETE SET NULL (merged_into_id)
);
CREATE INDEX work_order_updated ON work_order (tenant_id, updated_at DESC, id DESC);
CREATE INDEX work_order_created ON work_order (tenant_id, created_at DESC, id DESC);
CREATE INDEX work_order_status ON work_order (tenant_id, status, updated_at DESC, id DESC);
CREATE INDEX work_order_going_on ON work_order (tenant_id, updated_at DESC, id DESC) WHERE status IN ('new', 'open', 'pending', 'on_hold');
CREATE INDEX work_order_due ON work_order (tenant_id, coalesce(due_at, 'infinity'), updated_at DESC, id DESC) WHERE status IN ('new', 'open', 'pending', 'on_hold');
CREATE INDEX work_order_rank ON work_order
  (tenant_id, (CASE priority WHEN 'urgent' THEN 0 WHEN 'high' THEN 1 WHEN 'normal' THEN 2 ELSE 3 END), updated_at DESC, id DESC)
  WHERE status IN ('new', 'open', 'pending', 'on_hold');
-- The views of what is going on are counted in here alone.
CREATE INDEX work_order_count ON work_order (tenant_id, assignee_id, due_at) WHERE status IN ('new', 'open', 'pending', 'on_hold');
CREATE INDEX work_order_contact ON work_order (tenant_id, contact_id, updated_at DESC, id DESC);
CREATE INDEX work_order_type_used ON work_order (tenant_id, type_id, updated_at DESC, id DESC);
CREATE INDEX work_order_next_step ON work_order (tenant_id, next_step_at) WHERE next_step_at IS NOT NULL;

CREATE TABLE work_order_event (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  work_order_id uuid NOT NULL,
  name text NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('customer', 'agent', 'system')),
  actor_id bigint,
  actor_name text,
  from_status text,
  to_status text,
  words text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, work_order_id) REFERENCES work_order ON DELETE CASCADE
);
CREATE INDEX work_order_event_order ON work_order_event (tenant_id, work_order_id, created_at, id);

-- The one names the other: is its duplicate, is related to it, blocks it, is its parent.
CREATE TABLE work_order_link (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  work_order_id uuid NOT NULL,
  other_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('duplicate', 'related', 'blocks', 'parent')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, work_order_id, other_id, kind),
  CHECK (work_order_id <> other_id),
  FOREIGN KEY (tenant_id, work_order_id) REFERENCES work_order ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, other_id) REFERENCES work_order (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX work_order_link_other ON work_order_link (tenant_id, other_id);

CREATE TABLE work_order_task (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL,
  work_order_id uuid NOT NULL,
  body text NOT NULL,
  done boolean NOT NULL DEFAULT false,
  done_by text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, work_order_id) REFERENCES work_order ON DELETE CASCADE
);
CREATE INDEX work_order_task_order ON work_order_task (tenant_id, work_order_id, created_at, id);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['work_order_type', 'work_order_counter', 'work_order', 'work_order_event', 'work_order_link', 'work_order_task'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
  -- A work order is seen with its thread, and what belongs to it with it.
  CREATE POLICY work_order_reach ON work_order AS RESTRICTIVE TO lobby_within
    USING (EXISTS (SELECT FROM conversation c WHERE c.tenant_id = work_order.tenant_id AND c.id = work_order.conversation_id));
  FOREACH name IN ARRAY ARRAY['work_order_event', 'work_order_link', 'work_order_task'] LOOP
    EXECUTE format('CREATE POLICY %I ON %I AS RESTRICTIVE TO lobby_within
      USING (EXISTS (SELECT FROM work_order w WHERE w.tenant_id = %I.tenant_id AND w.id = %I.work_order_id))', name || '_reach', name, name, name);
  END LOOP;
END $$;
