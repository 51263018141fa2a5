-- Who can take conversations, how many, and whether they are there.
CREATE TABLE availability (
  tenant_id bigint NOT NULL REFERENCES tenant,
  user_id bigint NOT NULL REFERENCES app_user,
  chosen text NOT NULL DEFAULT 'online' CHECK (chosen IN ('online', 'busy', 'away', 'offline')),
  chosen_at timestamptz NOT NULL DEFAULT now(),
  -- A live connection was last known; renewed while there is one.
  seen_at timestamptz,
  -- Last sign of life of the person.
  active_at timestamptz,
  -- Last given a conversation by itself.
  given_at timestamptz,
  max_active integer NOT NULL DEFAULT 6 CHECK (max_active >= 0),
  languages text[] NOT NULL DEFAULT '{}',
  skills text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (tenant_id, user_id)
);

CREATE TABLE team (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id)
);

CREATE TABLE team_member (
  tenant_id bigint NOT NULL REFERENCES tenant,
  team_id uuid NOT NULL,
  user_id bigint NOT NULL REFERENCES app_user,
  PRIMARY KEY (tenant_id, team_id, user_id),
  FOREIGN KEY (tenant_id, team_id) REFERENCES team ON DELETE CASCADE
);

CREATE TABLE assignment_rule (
  tenant_id bigint NOT NULL REFERENCES tenant,
  position integer NOT NULL,
  match jsonb NOT NULL,
  team_id uuid,
  strategy text NOT NULL CHECK (strategy IN ('least_busy', 'round_robin', 'manual')),
  PRIMARY KEY (tenant_id, position),
  FOREIGN KEY (tenant_id, team_id) REFERENCES team ON DELETE CASCADE
);

-- The hours of the business stand where team_id is null.
CREATE TABLE business_hours (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  team_id uuid,
  timezone text NOT NULL,
  always_open boolean NOT NULL,
  days jsonb NOT NULL,
  exceptions jsonb NOT NULL,
  holiday_country text,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE NULLS NOT DISTINCT (tenant_id, team_id),
  FOREIGN KEY (tenant_id, team_id) REFERENCES team ON DELETE CASCADE
);

-- A business without a row has the defaults; the settings are versioned for two writers at once.
CREATE TABLE session_settings (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  settings jsonb NOT NULL,
  reopen_hours integer NOT NULL,
  version integer NOT NULL DEFAULT 1
);

ALTER TABLE conversation
  -- Given to its person, who has not answered yet.
  ADD COLUMN assigned_at timestamptz,
  -- People who left it unanswered since the visitor last got an answer.
  ADD COLUMN passed_by bigint[] NOT NULL DEFAULT '{}',
  -- The visitor was asked whether it helped, and nobody has said anything since.
  ADD COLUMN asked_at timestamptz;
CREATE INDEX conversation_agent ON conversation (tenant_id, agent_id) WHERE status IN ('open', 'waiting');
CREATE INDEX conversation_idle ON conversation (tenant_id, last_message_at) WHERE status IN ('bot', 'waiting') AND last_seq > 0;

ALTER TABLE contact
  ADD COLUMN IF NOT EXISTS email text,
  ADD COLUMN IF NOT EXISTS phone text;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['availability', 'team', 'team_member', 'assignment_rule', 'business_hours', 'session_settings'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
