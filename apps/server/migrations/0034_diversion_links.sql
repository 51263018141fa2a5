-- Diversion links: one short address each, the places that it shares its visitors out to, and every visit.
CREATE TABLE diversion_link (
  tenant_id bigint NOT NULL REFERENCES tenant,
  -- Made by whoever creates it, so that a repeat makes no second one.
  id uuid NOT NULL,
  slug text NOT NULL,
  -- What is set; that it has expired or is used up follows from the rest.
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'active', 'paused', 'archived')),
  name text NOT NULL,
  strategy text NOT NULL,
  online_only boolean NOT NULL,
  sticky text NOT NULL,
  landing text NOT NULL,
  texts jsonb NOT NULL,
  starts_at timestamptz,
  expires_at timestamptz,
  max_visits integer,
  fallback jsonb NOT NULL,
  utm jsonb NOT NULL,
  bot_offer jsonb NOT NULL,
  -- Visits counted so far, under the lock of this row.
  visits integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX diversion_link_offered ON diversion_link (tenant_id) WHERE status = 'active' AND bot_offer @> '{"enabled": true}';

CREATE TABLE diversion_target (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL,
  link_id uuid NOT NULL,
  position integer NOT NULL,
  kind text NOT NULL,
  ref text NOT NULL,
  weight integer NOT NULL,
  daily_cap integer,
  total_cap integer,
  hours text NOT NULL,
  languages text[] NOT NULL,
  enabled boolean NOT NULL,
  -- Taken off the link; its visits still name it.
  removed boolean NOT NULL DEFAULT false,
  -- How much its turn is due; see pick-target.ts.
  credit integer NOT NULL DEFAULT 0,
  -- The day of the business that served_today counts.
  served_day date,
  served_today integer NOT NULL DEFAULT 0,
  served_total integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, link_id) REFERENCES diversion_link ON DELETE CASCADE
);
CREATE INDEX diversion_target_link ON diversion_target (tenant_id, link_id, position);

CREATE TABLE diversion_visit (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  link_id uuid NOT NULL,
  target_id uuid,
  opened_at timestamptz NOT NULL,
  -- A digest of the number that the browser keeps: no person is known by it, and it is another one in each business.
  visitor bytea NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('opened', 'redirected', 'fallback')),
  language text NOT NULL,
  device text NOT NULL,
  os text,
  source text NOT NULL,
  ref_code text NOT NULL,
  -- The chat that it led to, and whether its visitor had never written to the business before.
  conversation_id uuid,
  is_new boolean,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, link_id) REFERENCES diversion_link ON DELETE CASCADE
);
CREATE INDEX diversion_visit_link ON diversion_visit (tenant_id, link_id, opened_at DESC, id DESC);
CREATE INDEX diversion_visit_visitor ON diversion_visit (tenant_id, link_id, visitor, opened_at DESC);
CREATE INDEX diversion_visit_conversation ON diversion_visit (tenant_id, conversation_id) WHERE conversation_id IS NOT NULL;

-- That the bot offered a link in a chat, which it does once.
CREATE TABLE diversion_offer (
  tenant_id bigint NOT NULL REFERENCES tenant,
  link_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  offered_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id, link_id),
  FOREIGN KEY (tenant_id, link_id) REFERENCES diversion_link ON DELETE CASCADE
);

-- A short address is one of all businesses, and says whose it is before there is a scope to look in.
CREATE TABLE diversion_slug (
  slug text PRIMARY KEY,
  business_id bigint NOT NULL REFERENCES tenant,
  link_id uuid NOT NULL
);

-- Whom the visitor's next message is for, where a link says so: a person or a team instead of the bot.
ALTER TABLE conversation ADD COLUMN divert_to jsonb;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['diversion_link', 'diversion_target', 'diversion_visit', 'diversion_offer'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
