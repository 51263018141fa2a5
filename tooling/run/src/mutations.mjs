/**
 * A number or a name of the specification, set wrong.
 * @typedef {object} Mutation
 * @property {string} what
 * @property {string} file relative to the repository
 * @property {string} from occurs in the file exactly once
 * @property {string} to
 * @property {string} project whose tests hold it to the specification
 */

const CONTRACT = '@lobby/contract';
const SESSION = '@lobby/session';
const CLIENT = '@lobby/api-client';
const UI = '@lobby/ui';
const TELEMETRY = '@lobby/telemetry';
const I18N = '@lobby/i18n';

/** @type {readonly (readonly [what: string, file: string, from: string, to: string, project: string])[]} */
const ROWS = [
  ['ten days of warning (§9)', 'packages/session/src/subscription.ts', '864_000_000', '863_999_999', SESSION],
  ['24 hours before the dialog (§4)', 'packages/session/src/subscription.ts', '= 86_400_000', '= 86_400_001', SESSION],
  ['expired at the end itself', 'packages/session/src/subscription.ts', 'left <= 0', 'left < 0', SESSION],
  ['set_meal_id 1 is the reason free (§2)', 'packages/session/src/subscription.ts', '=== PLANS.free', '=== PLANS.pro', SESSION],
  ['tenant_id 0 is no business (§3)', 'packages/session/src/decide-navigation.ts', 'NOT_YET_BUSINESS = 0', 'NOT_YET_BUSINESS = 1', SESSION],
  ['cookie polled every 300 ms (§9)', 'packages/session/src/watch-token.ts', 'TOKEN_POLL_MS = 300', 'TOKEN_POLL_MS = 301', SESSION],
  ['cookie named token (§3)', 'packages/session/src/token-cookie.ts', "'token'", "'Token'", SESSION],
  ['cookie at path / (§3)', 'packages/session/src/token-cookie.ts', 'Path=/;', 'Path=/dashboard;', SESSION],
  ['role null is admin (§6)', 'packages/session/src/role.ts', 'role === null', 'role === undefined', SESSION],
  ['password from 6 (§5)', 'packages/contract/src/password.ts', 'PASSWORD_MIN = 6', 'PASSWORD_MIN = 7', CONTRACT],
  ['password to 18 (§5)', 'packages/contract/src/password.ts', 'PASSWORD_MAX = 18', 'PASSWORD_MAX = 19', CONTRACT],
  ['Pro is 2 (§9)', 'packages/contract/src/plans.ts', 'pro: 2, max: 3', 'pro: 3, max: 2', CONTRACT],
  ['business_id 1 (§9)', 'packages/contract/src/fields.ts', 'BUSINESS_ID = 1', 'BUSINESS_ID = 2', CONTRACT],
  ['code 1 is success (§8)', 'packages/contract/src/codes.ts', 'success: { code: 1,', 'success: { code: 0,', CONTRACT],
  ['code −1 (§8)', 'packages/contract/src/codes.ts', 'code: -1,', 'code: -2,', CONTRACT],
  ['code 20024 (§8)', 'packages/contract/src/codes.ts', 'code: 20024,', 'code: 20025,', CONTRACT],
  ['app-locale (§9)', 'packages/contract/src/locales.ts', "'app-locale'", "'locale'", CONTRACT],
  [
    'en-US where none fits (§9)',
    'packages/contract/src/locales.ts',
    "FALLBACK_LOCALE: Locale = 'en-US'",
    "FALLBACK_LOCALE: Locale = 'zh-CN'",
    CONTRACT,
  ],
  ['header device-no (§7)', 'packages/contract/src/headers.ts', "'device-no'", "'device'", CONTRACT],
  ['header token (§7)', 'packages/contract/src/headers.ts', "'token'", "'authorization'", CONTRACT],
  [
    'a failure in 200 is a 400 (§8)',
    'packages/api-client/src/failure-policy.ts',
    'FAILED_ENVELOPE_STATUS = 400',
    'FAILED_ENVELOPE_STATUS = 200',
    CLIENT,
  ],
  ['HTTP 401 (§8)', 'packages/api-client/src/failure-policy.ts', 'UNAUTHORIZED = 401', 'UNAUTHORIZED = 403', CLIENT],
  ['the toast of a ban (§8)', 'packages/api-client/src/failure-policy.ts', "toast: 'user_banned' };", "toast: 'need_login' };", CLIENT],
  ['retry on 425 (§7)', 'packages/api-client/src/retry-policy.ts', '425, ', '', CLIENT],
  ['no retry on 501 (§7)', 'packages/api-client/src/retry-policy.ts', '500, 502', '500, 501, 502', CLIENT],
  ['a GET once more (§7)', 'packages/api-client/src/retry-policy.ts', 'GET_RETRIES = 1', 'GET_RETRIES = 2', CLIENT],
  ['no POST (§7)', 'packages/api-client/src/retry-policy.ts', "failed.method !== 'GET' ||", '', CLIENT],
  ['cache tries 3 times more (§9)', 'packages/api-client/src/query-defaults.ts', 'QUERY_RETRIES = 3', 'QUERY_RETRIES = 4', CLIENT],
  ['cache waits 30 s at most (§9)', 'packages/api-client/src/query-defaults.ts', '30_000', '31_000', CLIENT],
  ['cache grows twofold (§9)', 'packages/api-client/src/query-defaults.ts', '2 ** attempt', '3 ** attempt', CLIENT],
  ['cache collected after 5 minutes (§9)', 'packages/api-client/src/query-defaults.ts', '300_000', '301_000', CLIENT],
  ['toast for 4000 ms (§4)', 'packages/ui/src/toast/toast.tsx', 'TOAST_DURATION_MS = 4000', 'TOAST_DURATION_MS = 4001', UI],
  ['three toasts (§4)', 'packages/ui/src/toast/toast-stack.ts', 'TOASTS_VISIBLE = 3', 'TOASTS_VISIBLE = 4', UI],
  ['14 px between toasts (§4)', 'packages/ui/src/toast/toast-stack.ts', 'TOAST_GAP_PX = 14', 'TOAST_GAP_PX = 15', UI],
  ['toast 356 px wide (§4)', 'packages/ui/src/toast/toaster.tsx', 'w-[356px]', 'w-[360px]', UI],
  ['Alt+T (§4)', 'packages/ui/src/toast/toaster.tsx', "'KeyT'", "'KeyN'", UI],
  ['top-right by default (§9)', 'packages/ui/src/toast/toaster.tsx', "position = 'top-right'", "position = 'top-left'", UI],
  ['swipe of 45 px (§4)', 'packages/ui/src/toast/swipe.ts', 'SWIPE_DISTANCE_PX = 45', 'SWIPE_DISTANCE_PX = 46', UI],
  ['swipe of 0.11 px per ms (§4)', 'packages/ui/src/toast/swipe.ts', '0.11', '0.12', UI],
  ['renewal dialog 380 px wide (§2)', 'packages/ui/src/renewal-dialog/renewal-view.tsx', 'WIDTH_PX = 380', 'WIDTH_PX = 400', UI],
  ['end time with seconds (§2)', 'packages/ui/src/renewal-dialog/renewal-view.tsx', 'HH:mm:ss', 'hh:mm:ss', UI],
  ['task-confirmation-dialog (§2)', 'packages/ui/src/confirm-dialog/confirm-dialog.tsx', "'task-confirmation-dialog'", "'task-dialog'", UI],
  ['export for 10 s (§9)', 'packages/telemetry/src/export-settings.ts', '10_000', '11_000', TELEMETRY],
  ['30 exports at once (§9)', 'packages/telemetry/src/export-settings.ts', 'EXPORT_CONCURRENCY = 30', 'EXPORT_CONCURRENCY = 31', TELEMETRY],
  ['every trace (§9)', 'packages/telemetry/src/export-settings.ts', 'SAMPLE_RATE = 1', 'SAMPLE_RATE = 0.5', TELEMETRY],
  ['user info is not traced (§9)', 'packages/telemetry/src/skipped-endpoints.ts', '\\/user\\/info', '\\/user\\/inform', TELEMETRY],
  [
    'the stored locale is used (§2)',
    'packages/i18n/src/stored-locale.ts',
    'isLocale(stored) ? stored : FALLBACK_LOCALE',
    'FALLBACK_LOCALE',
    I18N,
  ],
];

/** @type {readonly Mutation[]} */
export const MUTATIONS = ROWS.map(([what, file, from, to, project]) => ({ what, file, from, to, project }));
