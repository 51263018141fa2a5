-- What visitors see before they write: the first page of the chat, by channel.
ALTER TABLE channel ADD COLUMN home jsonb NOT NULL DEFAULT '{"opens_first": false, "blocks": ["team", "answers", "work_orders", "history"], "texts": {"en-US": {"title": "", "notice": ""}, "zh-CN": {"title": "", "notice": ""}, "zh-HK": {"title": "", "notice": ""}, "ja-JP": {"title": "", "notice": ""}}}';
