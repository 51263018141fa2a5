-- What a message on a service was answered with by one sign alone; each side has one.
CREATE TABLE channel_reaction (
  tenant_id bigint NOT NULL,
  conversation_id uuid NOT NULL,
  seq integer NOT NULL,
  author text NOT NULL CHECK (author IN ('contact', 'business')),
  -- Null where it was taken away.
  emoji text,
  -- Of the customer's, its place in the order of the service: what came before it changes nothing any more.
  changed_order bigint,
  PRIMARY KEY (tenant_id, conversation_id, seq, author),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation ON DELETE CASCADE
);
ALTER TABLE channel_reaction ENABLE ROW LEVEL SECURITY;
ALTER TABLE channel_reaction FORCE ROW LEVEL SECURITY;
CREATE POLICY channel_reaction_scope ON channel_reaction USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
