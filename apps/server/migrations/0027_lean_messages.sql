-- A message belongs to a conversation of its tenant, and that one to the tenant: asking for the tenant again with each message found nothing new.
ALTER TABLE message DROP CONSTRAINT message_tenant_id_fkey;
