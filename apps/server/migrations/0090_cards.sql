-- Cards stand beside the words of a message; one without any has none. Drafts and canned replies hold them until they are sent.
ALTER TABLE message ADD COLUMN cards jsonb;
ALTER TABLE draft ADD COLUMN cards jsonb NOT NULL DEFAULT '[]';
ALTER TABLE canned_reply ADD COLUMN cards jsonb NOT NULL DEFAULT '[]';

-- Cards as text, one a paragraph: title, text, and a line for each button.
CREATE FUNCTION lines_of_cards(cards jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(concat_ws(E'\n', card->>'title', nullif(card->>'text', ''),
      (SELECT string_agg('- ' || (button->>'label') || CASE WHEN button->>'kind' = 'url' THEN ': ' || (button->>'target') ELSE '' END, E'\n' ORDER BY line)
        FROM jsonb_array_elements(card->'buttons') WITH ORDINALITY AS b(button, line))), E'\n\n' ORDER BY place)
  FROM jsonb_array_elements(cards) WITH ORDINALITY AS c(card, place)
$$;

-- All that a message says, for whoever reads it as text: searches, models, and what is kept of a message that is taken back.
CREATE FUNCTION words_of(body text, cards jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN cards IS NULL THEN body ELSE concat_ws(E'\n\n', nullif(body, ''), lines_of_cards(cards)) END
$$;
