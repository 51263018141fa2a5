-- That a channel works again is told in the list behind the bell where nothing was chosen; whoever chose not to be told there that it works no
-- more has nothing of that either.
ALTER TABLE notification_preference NO FORCE ROW LEVEL SECURITY;
UPDATE notification_preference SET ways = ways || '{"channel.back": []}'
  WHERE ways ? 'channel.down' AND NOT ways->'channel.down' ? 'in_app';
ALTER TABLE notification_preference FORCE ROW LEVEL SECURITY;
