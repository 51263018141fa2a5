-- What a channel asks its visitors before they chat.
ALTER TABLE channel ADD COLUMN pre_chat jsonb NOT NULL
  DEFAULT '{"asks": "never", "fields": [{"field": "name", "required": false}, {"field": "email", "required": true}], "texts": {"en-US": "", "zh-CN": "", "zh-HK": "", "ja-JP": ""}}';
