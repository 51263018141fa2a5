CREATE TABLE contact (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  name text,
  locale text NOT NULL,
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id)
);

CREATE TABLE visitor_session (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  contact_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, contact_id) REFERENCES contact
);

-- The last number given to a conversation of the tenant.
CREATE TABLE conversation_counter (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  last_no bigint NOT NULL DEFAULT 0
);

CREATE TABLE conversation (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  no bigint NOT NULL,
  contact_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'bot' CHECK (status IN ('bot', 'queued', 'open', 'waiting', 'resolved')),
  owner_kind text NOT NULL DEFAULT 'bot' CHECK (owner_kind IN ('bot', 'queue', 'agent', 'none')),
  agent_id bigint REFERENCES app_user,
  agent_name text,
  owner_epoch integer NOT NULL DEFAULT 0,
  language text NOT NULL,
  last_seq bigint NOT NULL DEFAULT 0,
  -- What lists show, kept beside the conversation so that they need no look into the messages.
  last_author_kind text,
  last_body text,
  last_message_at timestamptz,
  -- Bot answers in a row that found nothing.
  misses integer NOT NULL DEFAULT 0,
  queued_at timestamptz,
  waiting_since timestamptz,
  first_human_reply_at timestamptz,
  resolved_at timestamptz,
  reopen_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, no),
  FOREIGN KEY (tenant_id, contact_id) REFERENCES contact
);
CREATE INDEX conversation_contact ON conversation (tenant_id, contact_id, created_at DESC);
CREATE INDEX conversation_list ON conversation (tenant_id, status, updated_at DESC, id) WHERE last_seq > 0;
CREATE INDEX conversation_queue ON conversation (tenant_id, queued_at) WHERE status = 'queued';

CREATE TABLE message (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  conversation_id uuid NOT NULL,
  seq bigint NOT NULL,
  client_msg_id text NOT NULL,
  author_kind text NOT NULL CHECK (author_kind IN ('contact', 'bot', 'agent', 'system')),
  author_id text,
  author_name text,
  kind text NOT NULL CHECK (kind IN ('text', 'event')),
  body text NOT NULL,
  event jsonb,
  answer_kind text,
  sources jsonb,
  verdict text CHECK (verdict IN ('up', 'down')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, conversation_id, seq),
  UNIQUE (tenant_id, conversation_id, client_msg_id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation
);
CREATE INDEX message_created ON message (tenant_id, created_at);

CREATE TABLE conversation_reader (
  tenant_id bigint NOT NULL REFERENCES tenant,
  conversation_id uuid NOT NULL,
  user_id bigint NOT NULL REFERENCES app_user,
  seen_seq bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, conversation_id, user_id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation
);

CREATE TABLE bot_run (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  conversation_id uuid NOT NULL,
  trigger_seq bigint NOT NULL,
  owner_epoch integer NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'posted', 'dropped_stale', 'handed_off', 'failed')),
  question text NOT NULL,
  answer_kind text,
  retrieved jsonb,
  confidence real,
  language text,
  error text,
  latency_ms integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, conversation_id, trigger_seq),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation
);
CREATE INDEX bot_run_queued ON bot_run (created_at) WHERE state = 'queued';
CREATE INDEX bot_run_created ON bot_run (tenant_id, created_at);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['contact', 'visitor_session', 'conversation_counter', 'conversation', 'message', 'conversation_reader', 'bot_run'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
