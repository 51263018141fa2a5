-- Who waits for a person, the longest wait first: counted and listed in this index alone.
CREATE INDEX conversation_waits ON conversation (tenant_id, waiting_since)
  WHERE last_seq > 0 AND status IN ('queued', 'open') AND waiting_since IS NOT NULL;

-- One row for as long as a visitor waits for a person, so that mails about waits are found across businesses in one statement. Like the outbox
-- it is outside of row security, and it holds no word of anybody.
CREATE TABLE conversation_wait (
  business_id bigint NOT NULL,
  conversation_id uuid NOT NULL,
  since timestamptz NOT NULL,
  -- When it is to be looked at whether somebody is to be mailed.
  look_at timestamptz NOT NULL,
  -- Who was mailed about this wait, and under which keys.
  told bigint[] NOT NULL DEFAULT '{}',
  mail_keys text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (business_id, conversation_id),
  FOREIGN KEY (business_id, conversation_id) REFERENCES conversation (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX conversation_wait_look ON conversation_wait (look_at);
CREATE INDEX outbox_waiting_mails ON outbox (unique_key text_pattern_ops) WHERE state = 'waiting' AND unique_key IS NOT NULL;

-- A wait goes on while the conversation changes hands; the next one begins without anything told.
CREATE FUNCTION keep_wait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.last_seq > 0 AND NEW.status IN ('queued', 'open') AND NEW.waiting_since IS NOT NULL THEN
    INSERT INTO conversation_wait AS w (business_id, conversation_id, since, look_at)
      VALUES (NEW.tenant_id, NEW.id, NEW.waiting_since, NEW.waiting_since)
      ON CONFLICT (business_id, conversation_id) DO UPDATE SET since = excluded.since, look_at = excluded.look_at, told = '{}', mail_keys = '{}'
        WHERE w.since <> excluded.since;
  ELSE
    DELETE FROM conversation_wait WHERE business_id = NEW.tenant_id AND conversation_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER conversation_wait_change AFTER UPDATE OF status, waiting_since, last_seq ON conversation FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.waiting_since IS DISTINCT FROM NEW.waiting_since OR OLD.last_seq = 0) EXECUTE FUNCTION keep_wait();
CREATE TRIGGER conversation_wait_begin AFTER INSERT ON conversation FOR EACH ROW
  WHEN (NEW.last_seq > 0 AND NEW.waiting_since IS NOT NULL) EXECUTE FUNCTION keep_wait();

-- Row security binds the owner of the table too, who has to see everybody who waits already.
ALTER TABLE conversation NO FORCE ROW LEVEL SECURITY;
INSERT INTO conversation_wait (business_id, conversation_id, since, look_at)
  SELECT tenant_id, id, waiting_since, waiting_since FROM conversation
  WHERE last_seq > 0 AND status IN ('queued', 'open') AND waiting_since IS NOT NULL;
ALTER TABLE conversation FORCE ROW LEVEL SECURITY;
