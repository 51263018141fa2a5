/** Journeys of one machine come faster than people of one address: the limits on requests are not what they test. */
export const NO_RATE_LIMITS = {
  RATE_ANYONE_PER_MINUTE: '1000000',
  RATE_VISITOR_PER_MINUTE: '1000000',
  RATE_VISITOR_MESSAGES_PER_MINUTE: '1000000',
  RATE_STAFF_PER_MINUTE: '1000000',
  RATE_SESSIONS_PER_MINUTE: '1000000',
  RATE_MAIL_PER_HOUR: '1000000',
};
