-- Canned replies for some teams only. Teams that are removed stay named: what was written for them is still an admin's to find.
ALTER TABLE canned_reply DROP CONSTRAINT canned_reply_scope_check;
ALTER TABLE canned_reply ADD CONSTRAINT canned_reply_scope_check CHECK (scope IN ('all', 'team', 'me'));
ALTER TABLE canned_reply ADD COLUMN team_ids uuid[] NOT NULL DEFAULT '{}';
