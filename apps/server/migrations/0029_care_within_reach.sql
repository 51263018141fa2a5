-- Questions and answers that came out of a conversation are seen with it.
CREATE POLICY corpus_gap_question_reach ON corpus_gap_question AS RESTRICTIVE FOR SELECT TO lobby_within
  USING (EXISTS (SELECT FROM conversation c WHERE c.tenant_id = corpus_gap_question.tenant_id AND c.id = corpus_gap_question.conversation_id));
CREATE POLICY corpus_suggestion_reach ON corpus_suggestion AS RESTRICTIVE FOR SELECT TO lobby_within
  USING (EXISTS (SELECT FROM conversation c WHERE c.tenant_id = corpus_suggestion.tenant_id AND c.id = corpus_suggestion.conversation_id));
