-- What the launcher of a channel does outside business hours.
ALTER TABLE channel ADD COLUMN hours jsonb NOT NULL
  DEFAULT '{"team_id": null, "hides_launcher": false, "texts": {"en-US": "", "zh-CN": "", "zh-HK": "", "ja-JP": ""}}';
