-- Lines that the platform itself had proposed promised a time that nobody measures. What a business has written in its own words stays.
-- The owner of the tables may be bound by the policies too.
ALTER TABLE bot NO FORCE ROW LEVEL SECURITY;
ALTER TABLE bot_version NO FORCE ROW LEVEL SECURITY;
ALTER TABLE session_settings NO FORCE ROW LEVEL SECURITY;
DO $$
DECLARE
  line record;
BEGIN
  FOR line IN SELECT to_json(was)::text AS was, to_json(said)::text AS said FROM (VALUES
    ('A person will be with you shortly. They see everything you wrote here, and you can keep writing.',
      'I’ve asked for a person. They will see everything you wrote here, and you can keep writing.'),
    ('My colleague could not get back to you in time. Another person will take over.',
      'My colleague could not get back to you in time. I’ve asked the others.'),
    ('人工客服很快就来，对方能看到您在这里写的全部内容，您可以继续留言。',
      '已为您呼叫人工客服，对方能看到您在这里写的全部内容，您可以继续留言。'),
    ('同事没能及时回复您，将由其他客服接手。',
      '同事没能及时回复您，我已通知其他客服。'),
    ('客服同事都在忙，目前排队人数已满，暂时无法为您转接。您可以留言，我们会尽快回复；也可以继续问我。',
      '客服同事都在忙，目前排队人数已满，暂时无法为您转接。您可以留言，我们会回复您；也可以继续问我。'),
    ('同事很快會回覆你，對方會看到你在這裏寫過的所有內容，你可以繼續留言。',
      '已為你通知真人同事，對方會看到你在這裏寫過的所有內容，你可以繼續留言。'),
    ('同事未能及時回覆你，將由另一位同事接手。',
      '同事未能及時回覆你，我已通知其他同事。'),
    ('同事現時全部正在忙，輪候人數已滿，暫時未能為你轉接。你可以留低訊息，我們會盡快回覆；亦可以繼續問我。',
      '同事現時全部正在忙，輪候人數已滿，暫時未能為你轉接。你可以留低訊息，我們會回覆你；亦可以繼續問我。'),
    ('まもなく担当者が対応します。ここまでの内容はすべて担当者に伝わります。このまま続けてご記入いただけます。',
      '担当者を呼び出しました。ここまでの内容はすべて担当者に伝わります。このまま続けてご記入いただけます。'),
    ('こちらのご用件は担当者が承ります。おつなぎしますので、少々お待ちください。',
      'こちらのご用件は担当者が承ります。ここまでの内容とあわせて、担当者におつなぎします。'),
    ('担当者からの返信が遅れております。別の担当者が引き継ぎます。',
      '担当者からの返信が遅れております。ほかの担当者に依頼しました。')) AS l(was, said)
  LOOP
    UPDATE bot SET handoff = replace(handoff::text, line.was, line.said)::jsonb WHERE strpos(handoff::text, line.was) > 0;
    UPDATE bot_version SET settings = replace(settings::text, line.was, line.said)::jsonb WHERE strpos(settings::text, line.was) > 0;
    UPDATE session_settings SET settings = replace(settings::text, line.was, line.said)::jsonb WHERE strpos(settings::text, line.was) > 0;
  END LOOP;
END $$;
ALTER TABLE bot FORCE ROW LEVEL SECURITY;
ALTER TABLE bot_version FORCE ROW LEVEL SECURITY;
ALTER TABLE session_settings FORCE ROW LEVEL SECURITY;
