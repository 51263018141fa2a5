-- Message search reads wide and narrow characters as the same, so that its filters are made anew; until they are, it looks everywhere.
TRUNCATE conversation_search, conversation_search_state;
