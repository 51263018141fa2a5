-- A customer's message that came while somebody of the business answered in the service's own app waits for a person once that time is over.
ALTER TABLE channel_notice DROP CONSTRAINT channel_notice_kind_check;
ALTER TABLE channel_notice ADD CONSTRAINT channel_notice_kind_check CHECK (kind IN ('closed', 'ended', 'unanswered'));
