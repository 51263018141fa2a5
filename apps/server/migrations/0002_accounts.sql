CREATE TABLE tenant (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  default_locale text NOT NULL,
  timezone text NOT NULL DEFAULT 'UTC',
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended', 'closing')),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE app_user (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  password_hash text NOT NULL,
  name text NOT NULL,
  locale text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'banned')),
  last_login_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE tenant_member (
  tenant_id bigint NOT NULL REFERENCES tenant,
  user_id bigint NOT NULL REFERENCES app_user,
  -- null is an admin
  role text,
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, user_id)
);
CREATE INDEX tenant_member_user ON tenant_member (user_id);
ALTER TABLE tenant_member ENABLE ROW LEVEL SECURITY;
ALTER TABLE tenant_member FORCE ROW LEVEL SECURITY;
-- A person finds the own membership before the tenant is known.
CREATE POLICY tenant_member_scope ON tenant_member
  USING (tenant_id = scope_tenant() OR user_id = scope_user())
  WITH CHECK (tenant_id = scope_tenant());

CREATE TABLE login_session (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id bigint NOT NULL REFERENCES app_user,
  token_hash bytea NOT NULL UNIQUE,
  ip text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX login_session_user ON login_session (user_id);

CREATE TABLE email_code (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  email text NOT NULL,
  email_type text NOT NULL,
  code_hash bytea NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX email_code_email ON email_code (email, email_type, created_at DESC);

-- Wrong passwords by address, whether or not the address has an account.
CREATE TABLE login_attempt (
  email text PRIMARY KEY,
  failures integer NOT NULL,
  first_failure_at timestamptz NOT NULL,
  locked_until timestamptz
);

-- What is to leave the house, written in the transaction that decides it.
CREATE TABLE outbox (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  kind text NOT NULL CHECK (kind IN ('mail')),
  recipient text NOT NULL,
  payload jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  provider_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX outbox_waiting ON outbox (next_try_at) WHERE state = 'waiting';
CREATE INDEX outbox_recipient ON outbox (recipient, created_at DESC);

CREATE TABLE subscription (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  set_meal_id integer NOT NULL CHECK (set_meal_id IN (1, 2, 3)),
  start_time timestamptz NOT NULL,
  end_time timestamptz NOT NULL,
  amount numeric(12, 2) NOT NULL,
  currency text NOT NULL
);
ALTER TABLE subscription ENABLE ROW LEVEL SECURITY;
ALTER TABLE subscription FORCE ROW LEVEL SECURITY;
CREATE POLICY subscription_scope ON subscription USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

CREATE TABLE usage_counter (
  tenant_id bigint NOT NULL REFERENCES tenant,
  metric text NOT NULL,
  period_start date NOT NULL,
  used bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, metric, period_start)
);
ALTER TABLE usage_counter ENABLE ROW LEVEL SECURITY;
ALTER TABLE usage_counter FORCE ROW LEVEL SECURITY;
CREATE POLICY usage_counter_scope ON usage_counter USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
