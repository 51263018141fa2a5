-- A sign-up mail carries a link beside its code; the two are used up together.
ALTER TABLE email_code
  ADD COLUMN link_hash bytea UNIQUE,
  ADD COLUMN link_expires_at timestamptz,
  -- Where the code was asked for.
  ADD COLUMN network text NOT NULL DEFAULT '';

-- What a checked code of "forgot password" is exchanged for.
CREATE TABLE reset_key (
  key_hash bytea PRIMARY KEY,
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX reset_key_email ON reset_key (email);

-- Wrong passwords and codes; the counts by address alone that went before were of minutes and are not taken over.
DROP TABLE login_attempt;
CREATE TABLE sign_in_failure (
  -- What is counted: an address from a network, a device, a network, an address.
  subject text PRIMARY KEY,
  failures integer NOT NULL,
  last_failure_at timestamptz NOT NULL,
  blocked_until timestamptz NOT NULL
);
CREATE INDEX sign_in_failure_age ON sign_in_failure (last_failure_at);

-- Where an account has signed in successfully.
CREATE TABLE known_device (
  user_id bigint NOT NULL REFERENCES app_user,
  network text NOT NULL,
  device text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, network, device)
);

CREATE TABLE two_step (
  user_id bigint PRIMARY KEY REFERENCES app_user,
  -- Sealed with the server's key.
  secret bytea NOT NULL,
  -- null until a first code was entered.
  enabled_at timestamptz,
  -- Number of the latest 30 seconds whose code was accepted; none before it is accepted again.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE TABLE recovery_code (
  user_id bigint NOT NULL REFERENCES two_step ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

ALTER TABLE tenant
  ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$'),
  -- Languages that its visitors are answered in, its own first.
  ADD COLUMN locales text[] NOT NULL DEFAULT '{}',
  ADD COLUMN industry text;
UPDATE tenant SET locales = ARRAY[default_locale];
