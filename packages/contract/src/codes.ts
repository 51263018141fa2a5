/**
 * Every business code of the envelope: its number, the key of its message, and the HTTP status it travels with.
 * 1, −1 and 20024 are the specification's (§4, §8); the others are Lobby's own.
 *
 * −1 travels with 401, so that both roads of §8 lead to the sign-in page; 20024 travels with 200, as §8 has it.
 */
export const CODES = {
  success: { code: 1, status: 200 },
  signed_out: { code: -1, status: 401 },
  banned: { code: 20024, status: 200 },

  invalid_request: { code: 10001, status: 400 },
  malformed_body: { code: 10002, status: 400 },
  too_large: { code: 10003, status: 413 },
  not_found: { code: 10004, status: 404 },
  refused: { code: 10005, status: 403 },
  throttled: { code: 10006, status: 429 },
  stale_version: { code: 10007, status: 409 },
  unsupported_type: { code: 10008, status: 415 },
  idempotency_reused: { code: 10009, status: 409 },
  idempotency_running: { code: 10010, status: 409 },
  internal: { code: 10050, status: 500 },
  unavailable: { code: 10051, status: 503 },

  wrong_credentials: { code: 20001, status: 400 },
  wrong_code: { code: 20002, status: 400 },
  code_expired: { code: 20003, status: 400 },
  email_taken: { code: 20004, status: 409 },
  slug_taken: { code: 20005, status: 409 },
  sign_in_locked: { code: 20006, status: 429 },
  already_business: { code: 20007, status: 409 },
  two_step_required: { code: 20008, status: 400 },
  wrong_two_step: { code: 20009, status: 400 },
  link_expired: { code: 20010, status: 400 },
  weak_password: { code: 20011, status: 400 },
  wrong_password: { code: 20012, status: 400 },
  oauth_failed: { code: 20013, status: 400 },
  oauth_unavailable: { code: 20014, status: 503 },
  email_unverified: { code: 20015, status: 403 },
  two_step_state: { code: 20016, status: 409 },
  only_way_in: { code: 20017, status: 409 },
  other_address: { code: 20018, status: 403 },
  wrong_key: { code: 20030, status: 401 },
  key_mistyped: { code: 20031, status: 401 },
  key_expired: { code: 20032, status: 401 },
  key_revoked: { code: 20033, status: 401 },
  key_address: { code: 20034, status: 403 },
  scope_missing: { code: 20035, status: 403 },
  scope_beyond_role: { code: 20036, status: 403 },
  key_ended: { code: 20037, status: 409 },
  key_channels: { code: 20038, status: 403 },

  subscription_expired: { code: 30001, status: 403 },
  quota_exceeded: { code: 30002, status: 403 },
  quote_expired: { code: 30003, status: 409 },
  plan_unavailable: { code: 30004, status: 400 },
  wrong_coupon: { code: 30005, status: 400 },
  method_unavailable: { code: 30006, status: 400 },
  payment_unavailable: { code: 30007, status: 503 },
  order_closed: { code: 30008, status: 409 },
  payment_off: { code: 30009, status: 503 },
  seats_full: { code: 30010, status: 403 },
  plan_lacks: { code: 30011, status: 403 },
  translations_full: { code: 30012, status: 403 },

  unknown_tenant: { code: 40001, status: 404 },
  conversation_closed: { code: 40002, status: 409 },
  not_owner: { code: 40003, status: 409 },
  unreadable_file: { code: 40004, status: 400 },
  missing_column: { code: 40005, status: 400 },
  duplicate_entry: { code: 40006, status: 409 },
  too_late: { code: 40007, status: 409 },
  already_taken: { code: 40009, status: 409 },
  not_author: { code: 40008, status: 403 },
  consent_required: { code: 40043, status: 403 },
  too_many_tags: { code: 40041, status: 409 },
  same_contact: { code: 40042, status: 409 },
  merge_final: { code: 40044, status: 409 },
  form_changed: { code: 40070, status: 409 },
  order_state: { code: 40071, status: 409 },
  mail_unreadable: { code: 40072, status: 409 },
  mail_nowhere: { code: 40073, status: 409 },
  file_empty: { code: 40020, status: 400 },
  file_refused: { code: 40021, status: 415 },
  file_mismatch: { code: 40022, status: 400 },
  image_unreadable: { code: 40023, status: 400 },
  image_too_large: { code: 40024, status: 400 },
  upload_incomplete: { code: 40025, status: 409 },
  upload_over: { code: 40026, status: 409 },
  too_many_uploads: { code: 40027, status: 429 },
  uploads_closed: { code: 40028, status: 403 },
  file_kind: { code: 40029, status: 415 },
  site_not_allowed: { code: 40030, status: 403 },
  channel_off: { code: 40031, status: 404 },
  pre_chat_required: { code: 40037, status: 403 },
  outside_hours: { code: 40038, status: 404 },
  address_refused: { code: 40040, status: 400 },
  channel_refused: { code: 40045, status: 400 },
  channel_unreachable: { code: 40049, status: 503 },
  channel_exists: { code: 40046, status: 409 },
  channel_other: { code: 40048, status: 409 },
  template_unusable: { code: 40047, status: 409 },
  identity_off: { code: 40032, status: 409 },
  identity_required: { code: 40033, status: 403 },
  identity_refused: { code: 40034, status: 403 },
  identity_other: { code: 40035, status: 409 },
  identity_no_secret: { code: 40036, status: 409 },

  model_off: { code: 50001, status: 503 },
  model_failed: { code: 50002, status: 503 },
  words_lost: { code: 50003, status: 409 },
  gate_closed: { code: 50004, status: 409 },
} as const satisfies Record<string, { code: number; status: number }>;

/** The stable name of a business code: the key of its message and `data.reason` of a failure. */
export type CodeName = keyof typeof CODES;

/** Codes that any call may answer with, whatever its descriptor lists. */
export const COMMON_ERRORS = [
  'invalid_request',
  'malformed_body',
  'too_large',
  'throttled',
  'internal',
  'unavailable',
] as const satisfies readonly CodeName[];

/** Codes that a call with a token may answer with. */
export const TOKEN_ERRORS = ['signed_out', 'banned', 'not_found', 'refused'] as const satisfies readonly CodeName[];

/** Codes that a call with an API key may answer with. */
export const KEY_ERRORS = [
  'wrong_key',
  'key_mistyped',
  'key_expired',
  'key_revoked',
  'key_address',
  'scope_missing',
  'subscription_expired',
] as const satisfies readonly CodeName[];

/** Codes that a write with an `Idempotency-Key` may answer with. */
export const REPEAT_ERRORS = ['idempotency_reused', 'idempotency_running'] as const satisfies readonly CodeName[];

const NAMES = new Map<number, CodeName>(Object.entries(CODES).map(([name, { code }]) => [code, name as CodeName]));

/** The name of a business code, or undefined for a number that this contract does not know. */
export function codeName(code: number): CodeName | undefined {
  return NAMES.get(code);
}
