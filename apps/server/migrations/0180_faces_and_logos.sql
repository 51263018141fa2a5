-- What people and businesses show themselves with: the upload that each is made from. What is drawn of it lies beside it in the file store.
ALTER TABLE tenant_member ADD COLUMN face uuid;
ALTER TABLE tenant ADD COLUMN logo uuid;
