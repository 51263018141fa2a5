/**
 * Settings of the products that journeys go through. Journeys of one machine come faster than people of one address: the limits
 * on requests are not what they test.
 */
export const JOURNEY_SETTINGS = {
  RATE_ANYONE_PER_MINUTE: '1000000',
  RATE_VISITOR_PER_MINUTE: '1000000',
  RATE_VISITOR_MESSAGES_PER_MINUTE: '1000000',
  RATE_STAFF_PER_MINUTE: '1000000',
  RATE_COPILOT_PER_MINUTE: '1000000',
  RATE_SESSIONS_PER_MINUTE: '1000000',
  RATE_MAIL_PER_HOUR: '1000000',
  // Journeys read their mails and use the demo, wherever they run.
  MAIL: 'mailbox',
  LOBBY_SEED: 'demo',
  // A business without a past: what is there, a journey has made.
  LOBBY_DEMO: 'plain',
  PAY_COUPONS: 'JOURNEY20:20%',
  // Sites that journeys have read stand on this machine.
  ALLOW_PRIVATE_ADDRESSES: 'true',
};
