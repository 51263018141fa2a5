-- Which conversations may hold a text, as a Bloom filter of the pieces of their messages: what is looked for is read
-- word for word only where its pieces may be. A bit too many costs a look, and none is ever missing.
CREATE TABLE conversation_search (
  tenant_id bigint NOT NULL REFERENCES tenant,
  conversation_id uuid NOT NULL,
  bits bit(4096) NOT NULL,
  -- Messages up to this number are in it.
  through_seq bigint NOT NULL,
  PRIMARY KEY (tenant_id, conversation_id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversation
);
ALTER TABLE conversation_search ENABLE ROW LEVEL SECURITY;
ALTER TABLE conversation_search FORCE ROW LEVEL SECURITY;
CREATE POLICY conversation_search_scope ON conversation_search USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());

-- Conversations that changed before this are in the filter; later ones are read word for word.
CREATE TABLE conversation_search_state (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  until timestamptz NOT NULL
);
ALTER TABLE conversation_search_state ENABLE ROW LEVEL SECURITY;
ALTER TABLE conversation_search_state FORCE ROW LEVEL SECURITY;
CREATE POLICY conversation_search_state_scope ON conversation_search_state USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant());
CREATE INDEX conversation_updated ON conversation (tenant_id, updated_at, id) WHERE last_seq > 0;
-- What a member does not see is not looked for either.
CREATE POLICY conversation_search_reach ON conversation_search AS RESTRICTIVE TO lobby_within
  USING (EXISTS (SELECT FROM conversation c WHERE c.tenant_id = conversation_search.tenant_id AND c.id = conversation_search.conversation_id));
