-- How a conversation ended, where it was not answered: its visitor left the queue, or it was no question at all. NULL is resolved.
ALTER TABLE conversation ADD COLUMN ended_as text CHECK (ended_as IN ('abandoned', 'spam'));
ALTER TABLE conversation_counter ADD COLUMN abandoned bigint NOT NULL DEFAULT 0, ADD COLUMN spam bigint NOT NULL DEFAULT 0;
CREATE INDEX conversation_ended ON conversation (tenant_id, ended_as, updated_at DESC, id DESC) WHERE last_seq > 0 AND ended_as IS NOT NULL;

-- Each end is kept count of apart.
DROP TRIGGER conversation_resolved_change ON conversation;
DROP TRIGGER conversation_resolved_row ON conversation;
DROP FUNCTION count_resolved();
CREATE FUNCTION count_ended() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := CASE WHEN TG_OP <> 'INSERT' AND OLD.last_seq > 0 AND OLD.status = 'resolved' THEN coalesce(OLD.ended_as, 'resolved') END;
  is_now text := CASE WHEN TG_OP <> 'DELETE' AND NEW.last_seq > 0 AND NEW.status = 'resolved' THEN coalesce(NEW.ended_as, 'resolved') END;
BEGIN
  IF was IS DISTINCT FROM is_now THEN
    INSERT INTO conversation_counter AS n (tenant_id, resolved, abandoned, spam)
      SELECT coalesce(NEW.tenant_id, OLD.tenant_id), coalesce((is_now = 'resolved')::int, 0) - coalesce((was = 'resolved')::int, 0),
        coalesce((is_now = 'abandoned')::int, 0) - coalesce((was = 'abandoned')::int, 0),
        coalesce((is_now = 'spam')::int, 0) - coalesce((was = 'spam')::int, 0)
      ON CONFLICT (tenant_id) DO UPDATE SET resolved = n.resolved + excluded.resolved, abandoned = n.abandoned + excluded.abandoned,
        spam = n.spam + excluded.spam;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER conversation_ended_change AFTER UPDATE OF status, last_seq, ended_as ON conversation FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.last_seq = 0 OR OLD.ended_as IS DISTINCT FROM NEW.ended_as) EXECUTE FUNCTION count_ended();
CREATE TRIGGER conversation_ended_row AFTER INSERT OR DELETE ON conversation FOR EACH ROW EXECUTE FUNCTION count_ended();

-- When it was written to an address that a chat was left before anybody answered.
ALTER TABLE chat_letter ADD COLUMN missed_at timestamptz;
