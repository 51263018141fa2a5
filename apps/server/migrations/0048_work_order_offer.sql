-- The status that the chat, out of which a work order came, was last told of; it is told of the newer one.
ALTER TABLE work_order ADD COLUMN told_status text;
UPDATE work_order SET told_status = status;
CREATE INDEX work_order_untold ON work_order (tenant_id, id) WHERE origin_conversation_id IS NOT NULL AND told_status IS DISTINCT FROM status;

-- What a model has read out of the conversation for a form, so that it is asked once about the same words.
ALTER TABLE conversation ADD COLUMN order_draft jsonb;
