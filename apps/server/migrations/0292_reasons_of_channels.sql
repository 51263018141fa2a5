-- Why a channel is not connected, as a code that each screen says in its language; what the service said stands beside it.
ALTER TABLE channel_connection ADD COLUMN state_code text;
-- Row security binds the owner of the table too, who has to see everything here.
ALTER TABLE channel_connection NO FORCE ROW LEVEL SECURITY;
UPDATE channel_connection SET
  state_code = CASE
    WHEN state_reason LIKE 'Telegram Business: the bot may not reply for %' THEN 'business_no_reply'
    WHEN state_reason LIKE 'Telegram Business: % has disconnected the bot' THEN 'business_ended'
    WHEN state_reason = 'ACCOUNT_OFFBOARDED' THEN 'offboarded'
    WHEN state_reason = 'PARTNER_REMOVED' THEN 'app_removed'
    WHEN state_reason = 'ACCOUNT_DELETED' THEN 'account_deleted'
    WHEN state_reason = 'DISABLED_UPDATE' THEN 'restricted'
    WHEN state_reason LIKE 'DOWNGRADE%' THEN 'quality'
    ELSE 'refused' END,
  state_reason = CASE
    WHEN state_reason LIKE 'Telegram Business: the bot may not reply for %' THEN substr(state_reason, length('Telegram Business: the bot may not reply for ') + 1)
    WHEN state_reason LIKE 'Telegram Business: % has disconnected the bot' THEN regexp_replace(state_reason, '^Telegram Business: (.*) has disconnected the bot$', '\1')
    WHEN state_reason IN ('ACCOUNT_OFFBOARDED', 'PARTNER_REMOVED', 'ACCOUNT_DELETED', 'DISABLED_UPDATE') THEN NULL
    WHEN state_reason LIKE 'DOWNGRADE%' THEN nullif(substr(state_reason, length('DOWNGRADE ') + 1), '')
    ELSE state_reason END
  WHERE state <> 'connected';
ALTER TABLE channel_connection FORCE ROW LEVEL SECURITY;
