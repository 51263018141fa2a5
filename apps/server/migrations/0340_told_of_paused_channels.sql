-- That a colleague pauses, resumes or removes a channel is told in the list behind the bell where nothing was chosen; whoever chose not to be told
-- there that a channel works no more has nothing of that either.
ALTER TABLE notification_preference NO FORCE ROW LEVEL SECURITY;
UPDATE notification_preference SET ways = ways || '{"channel.changed": []}'
  WHERE ways ? 'channel.down' AND NOT ways->'channel.down' ? 'in_app';
ALTER TABLE notification_preference FORCE ROW LEVEL SECURITY;
