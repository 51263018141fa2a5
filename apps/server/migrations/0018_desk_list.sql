-- The team that a conversation was handed to.
ALTER TABLE conversation
  ADD COLUMN team_id uuid,
  ADD FOREIGN KEY (tenant_id, team_id) REFERENCES team (tenant_id, id) ON DELETE SET NULL (team_id);

-- Lists read one end of an index: of what is going on by the wait, of what is resolved by the latest change.
DROP INDEX conversation_list;
CREATE INDEX conversation_live ON conversation (tenant_id, coalesce(waiting_since, 'infinity'), updated_at DESC, id DESC)
  WHERE last_seq > 0 AND status <> 'resolved';
CREATE INDEX conversation_done ON conversation (tenant_id, updated_at DESC, id DESC) WHERE last_seq > 0 AND status = 'resolved';
-- What is going on is counted in this index alone; what is resolved, which only grows, is kept count of.
CREATE INDEX conversation_count ON conversation (tenant_id, status, agent_id) WHERE last_seq > 0 AND status <> 'resolved';
ALTER TABLE conversation_counter ADD COLUMN resolved bigint NOT NULL DEFAULT 0;
UPDATE conversation_counter n SET resolved =
  (SELECT count(*) FROM conversation c WHERE c.tenant_id = n.tenant_id AND c.last_seq > 0 AND c.status = 'resolved');
CREATE FUNCTION count_resolved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.last_seq > 0 AND OLD.status = 'resolved' THEN 1 ELSE 0 END;
  is_now integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.last_seq > 0 AND NEW.status = 'resolved' THEN 1 ELSE 0 END;
BEGIN
  IF was <> is_now THEN
    INSERT INTO conversation_counter AS n (tenant_id, resolved) VALUES (coalesce(NEW.tenant_id, OLD.tenant_id), is_now - was)
      ON CONFLICT (tenant_id) DO UPDATE SET resolved = n.resolved + excluded.resolved;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER conversation_resolved_change AFTER UPDATE OF status, last_seq ON conversation FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.last_seq = 0) EXECUTE FUNCTION count_resolved();
CREATE TRIGGER conversation_resolved_row AFTER INSERT OR DELETE ON conversation FOR EACH ROW EXECUTE FUNCTION count_resolved();
CREATE INDEX conversation_note_mention ON conversation_note (tenant_id, conversation_id) WHERE kind = 'note' AND mentions <> '{}';

ALTER TABLE contact ADD COLUMN external_id text;
ALTER TABLE contact
  ADD COLUMN attrs jsonb NOT NULL DEFAULT '{}',
  -- The digits of the telephone number, by which two are the same.
  ADD COLUMN phone_key text GENERATED ALWAYS AS (regexp_replace(phone, '\D', '', 'g')) STORED,
  -- Name and addresses as they are searched.
  ADD COLUMN find_text text GENERATED ALWAYS AS (lower(coalesce(name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n'
    || coalesce(external_id, ''))) STORED,
  -- The contact that this one has become; it holds nothing of its own any more.
  ADD COLUMN merged_into uuid,
  ADD FOREIGN KEY (tenant_id, merged_into) REFERENCES contact (tenant_id, id) ON DELETE CASCADE,
  ADD CHECK (merged_into <> id);
CREATE INDEX contact_email ON contact (tenant_id, email) WHERE email IS NOT NULL;
CREATE INDEX contact_phone ON contact (tenant_id, phone_key) WHERE phone IS NOT NULL;
CREATE INDEX contact_external ON contact (tenant_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX contact_merged ON contact (tenant_id, merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX visitor_session_contact ON visitor_session (tenant_id, contact_id);
-- The contact that a browser came from, where a merge brought it here.
ALTER TABLE visitor_session ADD COLUMN merged_from uuid;

-- Lists of conversations that people want to find again.
CREATE TABLE saved_view (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL DEFAULT uuidv7(),
  owner_id bigint NOT NULL REFERENCES app_user,
  owner_name text NOT NULL,
  shared boolean NOT NULL,
  name text NOT NULL,
  filter jsonb NOT NULL,
  sort text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX saved_view_owner ON saved_view (tenant_id, owner_id);

-- What was done with many conversations at once, for repeats and for taking it back; kept for a day.
CREATE TABLE bulk_action (
  tenant_id bigint NOT NULL REFERENCES tenant,
  -- Named by who asked for it.
  id uuid NOT NULL,
  user_id bigint NOT NULL REFERENCES app_user,
  action jsonb NOT NULL,
  -- The conversations as they were before, in the order of the list.
  before jsonb NOT NULL,
  result jsonb,
  undone jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX bulk_action_created ON bulk_action (tenant_id, created_at);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['saved_view', 'bulk_action'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I USING (tenant_id = scope_tenant()) WITH CHECK (tenant_id = scope_tenant())', name || '_scope', name);
  END LOOP;
END $$;
