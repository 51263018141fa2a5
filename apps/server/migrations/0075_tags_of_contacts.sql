-- Which tags are in use is asked whenever somebody sets one; few contacts have any.
CREATE INDEX contact_tagged ON contact (tenant_id) WHERE tags <> '{}';
