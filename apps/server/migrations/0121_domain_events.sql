-- What has happened and has not been handed to those who want to know of it: written in the transaction that makes it true, taken out in
-- the one that hands it on. An event names what it is about; whoever hears it reads how that stands.
CREATE TABLE domain_event (
  tenant_id bigint NOT NULL,
  -- Rows of one conversation are written under its lock, so that their order is that of their commits.
  no bigint GENERATED ALWAYS AS IDENTITY,
  id uuid NOT NULL,
  type text NOT NULL,
  version smallint NOT NULL,
  -- What it is about: a conversation (of a work order its thread), a contact, a gap, a visit of a link, a channel, a metric.
  subject_id text NOT NULL,
  contact_id uuid,
  -- What the subject itself does not tell: the number of a message, the names of what changed.
  facts jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- One that could not be handed on is tried again later.
  tries integer NOT NULL DEFAULT 0,
  not_before timestamptz,
  PRIMARY KEY (tenant_id, no)
);
ALTER TABLE domain_event ENABLE ROW LEVEL SECURITY;
ALTER TABLE domain_event FORCE ROW LEVEL SECURITY;
CREATE POLICY domain_event_scope ON domain_event USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
