export {
  aiAccess,
  aiAccessView,
  ANSWER_TOKENS_MAX,
  ANSWER_TOKENS_MIN,
  BUDGET_MAX,
  MODEL_NAME_MAX,
  ownModelDraft,
  PROVIDER_ADDRESS_MAX,
  PROVIDER_FAULTS,
  PROVIDER_KEY_MAX,
  PROVIDER_NAME_MAX,
  BOT_FALLBACKS,
  outsideBotDraft,
  outsideReply,
  type AiAccessView,
  type OutsideBot,
  type OutsideBotDraft,
  type OutsideReply,
  type EmbeddingTest,
  type ModelTest,
  type OwnModel,
  type OwnModelDraft,
  type ProviderFault,
} from './ai-access.ts';
export { analysis } from './analysis.ts';
export {
  ANALYSIS_FIGURES,
  ANALYSIS_SUMS,
  analysisFigure,
  MINUTES_PER_ANSWER,
  SATISFIED_STARS,
  valueOf,
  type AnalysisFigure,
  type AnalysisFigureId,
  type AnalysisPart,
  type AnalysisSum,
  type AnalysisSums,
  type AnalysisTotals,
  type FigureUnit,
} from './analysis-figures.ts';
export {
  ANALYSIS_PARTS,
  type AnalysedConversation,
  type AnalysedOrders,
  type AnalysedTopic,
  type AnalysisReport,
  type ChannelReport,
  ARTICLE_COUNTS,
  CAMPAIGNS_SHOWN,
  PAGES_SHOWN,
  STALE_ENTRIES,
  TOPICS_SHOWN,
  type AnalysedKnowledge,
} from './analysis-report.ts';
export {
  QUESTION_LISTS,
  QUESTION_OUTCOMES,
  RESULT_DAYS_MAX,
  RESULT_FIGURES,
  type BotOutcomes,
  type BotResults,
  type FigureConversation,
  type OutcomeQuestion,
  type QuestionCounts,
  type QuestionList,
  type QuestionOutcome,
  type ResultCounts,
  type OrderRatings,
  type ResultFigure,
  type ResultQuestions,
} from './bot-results.ts';
export { PREVIEW_TTL_MS, preview, PREVIEWS_MAX, type BotPreview } from './preview.ts';
export { isAddressRange } from './address-range.ts';
export {
  API_KEYS_MAX,
  apiKeys,
  KEY_ADDRESSES_MAX,
  KEY_EXPIRING_DAYS,
  KEY_LIFE_MAX_MS,
  KEY_NAME_MAX,
  KEY_ROTATION_MS,
  KEY_USE_DAYS,
  type ApiKey,
} from './api-key.ts';
export { openConversations, type OpenConversation, type OpenMessage } from './open-conversation.ts';
export { openContacts, type OpenContact } from './open-contact.ts';
export { openWorkOrders, type OpenWorkOrder } from './open-work-order.ts';
export { openArticles, openEntries, type OpenEntry } from './open-corpus.ts';
export { openFigures } from './open-figures.ts';
export { IDEMPOTENCY_HEADER, IDEMPOTENCY_MS, IDEMPOTENCY_NAME_MAX, openPlatform, type OpenPlatform } from './open-platform.ts';
export { KEY_SCOPES, mayGiveScope, permissionsOfScopes, type KeyScope } from './key-scopes.ts';
export { audit, AUDIT_ACTIONS, AUDIT_EXPORT_MAX, AUDIT_TARGETS, type AuditAction, type AuditEntry, type AuditTarget } from './audit.ts';
export {
  BOT_LANGUAGE_MODES,
  BOT_LENGTHS,
  BOT_TONES,
  GUARDRAILS_MAX,
  INSTRUCTIONS_MAX,
  REPLY_TIMEOUT_S,
  type BotManner,
  type DidYouMean,
} from './bot-manner.ts';
export {
  botTools,
  toolFields,
  TOOL_ANSWER_MAX,
  TOOL_AUTHS,
  TOOL_CALLS_MAX,
  TOOL_HEADERS_MAX,
  TOOL_METHODS,
  TOOL_PARAM_TYPES,
  TOOL_PARAMS_MAX,
  TOOL_TIMEOUT_MS,
  TOOL_VALUE_MAX,
  TOOLS_MAX,
  VERIFIED_EMAIL,
  type BotTool,
  type ToolGlance,
  type ToolCall,
  type ToolFields,
  type ToolOutcome,
  type ToolParam,
} from './bot-tool.ts';
export { placeholdersOf } from './tool-address.ts';
export type { Publication } from './bot-version.ts';
export {
  CASE_FAULTS,
  CASE_OUTCOMES,
  CASE_TURNS_MAX,
  CASES_CSV_MAX,
  GATE_REASONS,
  TEST_CASES_MAX,
  TEST_RUNS_PER_DAY,
  TEST_SETS_MAX,
  testSets,
  type CaseColumns,
  type CaseFault,
  type GateReason,
  type TestCase,
  type TestResult,
  type TestRun,
  type TestSet,
} from './test-set.ts';
export {
  ANSWER_KINDS,
  bot,
  botSettings,
  botTexts,
  FLOOR_CHOICES,
  HANDOFF_WORDS_MAX,
  SUGGESTED_QUESTIONS_MAX,
  MODEL_FAULTS,
  PREVIEW_DAYS,
  PREVIEWED_MAX,
  RELEASE_NOTE_MAX,
  TEST_HISTORY_MAX,
  type BotAnswer,
  type BotSettings,
  type BotTexts,
  type BotView,
  type ModelFault,
  type FloorPreview,
} from './bot.ts';
export {
  canned,
  CANNED_FILES_MAX,
  CANNED_FOLDER_MAX,
  CANNED_OWN_MAX,
  CANNED_SHARED_MAX,
  CANNED_SHORTCUT_MAX,
  CANNED_TITLE_MAX,
  CANNED_VARIABLES,
  chooseCannedLocale,
  fillVariables,
  foldCanned,
  unknownVariables,
  type CannedDraft,
  type CannedReply,
  type CannedScope,
  type CannedVariable,
  type CannedFile,
  cannedPartsFor,
  type CannedCard,
} from './canned.ts';
export { codeName, CODES, type CodeName } from './codes.ts';
export { CAMPAIGN_MAX, PAGE_URL_MAX, type PageBefore, type PageSeen } from './page-seen.ts';
export { BULK_CONVERSATIONS_MAX, bulk, UNDOABLE, type BulkAction } from './bulk.ts';
export type { BulkJob } from './bulk-job.ts';
export {
  ATTRIBUTE_NAME_MAX,
  ATTRIBUTE_VALUE_MAX,
  ATTRIBUTES_MAX,
  CONTACT_NAME_MAX,
  contacts,
  CONTACTS_FOUND_MAX,
  EXTERNAL_ID_MAX,
  type Contact,
  type ContactHit,
  MERGE_KEPT_DAYS,
  type ContactMerge,
  type MergePreview,
} from './contact.ts';
export {
  CONVERSATION_FIGURES,
  CONVERSATION_SORTS,
  CONVERSATION_STATUSES,
  CONVERSATION_VIEWS,
  UNANSWERED_ENDS,
  type UnansweredEnd,
  conversationFilter,
  PRIORITIES,
  SNOOZE_MAX_MS,
  TAGS_MAX,
  type ConversationFigure,
  type ConversationFilter,
  type ConversationSort,
} from './conversation-fields.ts';
export { AMONG_MAX, conversations, LIST_CONVERSATIONS_MAX, TAGS_IN_USE_MAX, type Conversation } from './conversation.ts';
export { copilot, NEW_TAGS_MAX, PROPOSED_TAGS_MAX, REWRITE_STYLES, type RewriteStyle } from './copilot.ts';
export {
  CORPORA_MAX,
  corpora,
  CORPUS_DESCRIPTION_MAX,
  CORPUS_NAME_MAX,
  corpusDraft,
  type CorpusDraft,
  type CorpusView,
} from './corpora.ts';
export { corpusBulk, UNDOABLE_ENTRY_ACTIONS, type CorpusJob, type EntryAction, type EntryActionKind } from './corpus-bulk.ts';
export {
  conflicts,
  GAP_BONDS,
  GAP_MERGE_MAX,
  GAP_STATUSES,
  gaps,
  REJECT_TEXT_MAX,
  SUGGESTION_STATUSES,
  suggestions,
  type Conflict,
  type Gap,
  type Suggestion,
} from './corpus-care.ts';
export {
  ANSWER_MAX,
  ANSWER_MODES,
  BUTTON_LABEL_MAX,
  BUTTONS_MAX,
  ENTRY_STATUSES,
  ENTRY_TAGS_MAX,
  entryDraft,
  isPoor,
  isWebAddress,
  POOR_HEALTH,
  PRIORITY_LEAST,
  PRIORITY_MOST,
  QUESTION_MAX,
  validityOf,
  WORDINGS_MAX,
  type AnswerButton,
  type AnswerMode,
  type CorpusEntry,
  type EntryDraft,
  type EntryStatus,
} from './corpus-entry.ts';
export { corpusVersions, VERSIONS_KEPT, type EntrySnapshot, type EntryVersion } from './corpus-version.ts';
export { ASK_BEFORE_MAX, ASK_MAX, ASK_OUTCOMES, PREVIEWED, type AskHit, type EntryPreview } from './corpus-ask.ts';
export {
  BULK_MAX,
  corpus,
  IMPORT_COLUMNS,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ROWS,
  REJECT_REASONS,
  type EntryFilter,
  type ImportReport,
} from './corpus.ts';
export { applyCorrections, isCorrection } from './corrections.ts';
export { isOtherDay, standsUnder, TOGETHER_MS } from './thread-lines.ts';
export { deprecationHeaders, SUNSET_MONTHS_MIN, type Deprecation } from './deprecation.ts';
export {
  defineEndpoint,
  permissionFor,
  type Caller,
  type Endpoint,
  type Method,
  type RequestInput,
  type RequestOf,
  type ResponseOf,
} from './endpoint.ts';
export {
  corpusSources,
  SOURCE_ADDRESS_MAX,
  SOURCE_DEPTH_MAX,
  SOURCE_PAGES_MAX,
  SOURCE_REFRESHES,
  SOURCE_TEXT_MAX,
  type CorpusSource,
  type EntryProposal,
  type SourceKind,
  type SourceOptions,
  type SourcePage,
  type SourcePageState,
  type SourceReason,
  type SourceRefresh,
  type SourceState,
} from './corpus-source.ts';
export {
  DIVERSION_DAYS_MAX,
  DIVERSION_PATH,
  diversionLinks,
  SIMULATED_VISITS,
  type DiversionRow,
  type DiversionVisit,
} from './diversion-link.ts';
export {
  DIVERSION_ACTIONS,
  DIVERSION_COUNTRIES_MAX,
  DIVERSION_FALLBACKS,
  DIVERSION_HOURS,
  DIVERSION_LINKS_MAX,
  DIVERSION_STICKINESS,
  DIVERSION_STRATEGIES,
  DIVERSION_TARGET_KINDS,
  DIVERSION_TARGETS_MAX,
  DIVERSION_TEXT_MAX,
  diversionDraft,
  OFFER_INTENTS_MAX,
  OFFER_TEXT_MAX,
  OFFER_WORDS_MAX,
  WEIGHT_MAX,
  type DiversionAction,
  type DiversionCounts,
  type DiversionDraft,
  type DiversionHealth,
  type DiversionLink,
  type DiversionStatus,
  type DiversionStrategy,
  type DiversionTarget,
  type DiversionTargetKind,
  type DiversionTexts,
} from './diversion-fields.ts';
export { DRAFT_MAX, DRAFT_TTL_MS, drafts, type Draft, type DraftKind } from './draft.ts';
export { envelopeOf, failureData, failureEnvelope, type Envelope, type FailureData } from './envelope.ts';
export { faq, FAQ_COMMENT_MAX, FAQ_QUERY_MAX, type FaqCard, type FaqCategory } from './faq.ts';
export { BUSINESS_ID } from './fields.ts';
export { glossary, GLOSSARY_MAX, TERM_MAX, termDraft, type Term, type TermDraft } from './glossary.ts';
export { help } from './help.ts';
export {
  ARTICLE_BODY_MAX,
  ARTICLE_IMAGES_MAX,
  ARTICLE_SLUG_MAX,
  ARTICLE_STATUSES,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TITLE_MAX,
  ARTICLE_VISIBILITIES,
  articleImageIds,
  articleImagePath,
  ARTICLES_AT_ONCE,
  ARTICLES_MAX,
  articleWords,
  CATEGORIES_MAX,
  CATEGORY_DEPTH_MAX,
  CATEGORY_ENTRIES_MAX,
  CATEGORY_ICONS,
  CATEGORY_NAME_MAX,
  categoryDraft,
  type ArticleLocale,
  type ArticleRow,
  type ArticleStatus,
  type ArticleText,
  type ArticleView,
  type ArticleVisibility,
  type ArticleWords,
  type CategoryDraft,
  type CategoryIcon,
  type HelpCategory,
  type HelpImportReport,
} from './help-fields.ts';
export {
  HANDOFF_BOUNDS,
  AMOUNT_CURRENCIES,
  AMOUNT_MAX,
  HANDOFF_LINES,
  HANDOFF_PATTERNS_MAX,
  HANDOFF_TRIGGERS,
  RULE_ITEMS_MAX,
  type Briefing,
  type AmountCurrency,
  type HandoffLine,
  type HandoffSettings,
  type HandoffTrigger,
} from './handoff.ts';
export {
  DAY_MIN,
  HOLIDAY_COUNTRIES,
  HOLIDAYS,
  hours,
  INTERVALS_MAX,
  openingHours,
  type BusinessHours,
  type HolidayCountry,
  type HolidayName,
  type HoursException,
  type Interval,
  type OpeningHours,
} from './hours.ts';
export { DEVICES, HEADERS, type Device } from './headers.ts';
export { INVITE_RESEND_S, INVITE_TTL_MS, invites, INVITES_AT_ONCE, type Invite, type Seats } from './invite.ts';
export { LIVE_PATH, TYPING_TTL_MS, type LiveAuth, type LiveEvents, type LiveRefusal } from './live.ts';
export {
  FALLBACK_LOCALE,
  isLocale,
  LOCALE_NAMES,
  LOCALE_STORAGE_KEY,
  LOCALES,
  nearestLocale,
  negotiateLocale,
  TRANSLATION_LOCALES,
  type Locale,
} from './locales.ts';
export { oauth, OAUTH_CALLBACK_PATH, OAUTH_PROVIDERS, OAUTH_STATE_TTL_MS, type OauthIdentity, type OauthProvider } from './oauth.ts';
export { AUTHOR_KINDS, EDIT_WINDOW_MS, EVENT_NAMES, MESSAGE_MAX, messages, type LineName, type Message } from './message.ts';
export { ACTIVITIES, NOTE_MAX, notes, type Note } from './note.ts';
export { printMcp } from './print-mcp.ts';
export { isRepeatable, printOpenApi } from './openapi.ts';
export { checkPassword, isPassword, PASSWORD_MAX, PASSWORD_MIN, type PasswordChecks } from './password.ts';
export {
  invoiceFields,
  LIMITS,
  ORDER_KINDS,
  ORDER_STATUSES,
  pay,
  PAY_METHODS,
  COUNTED_METRICS,
  PLAN_FEATURES,
  USAGE_METRICS,
  type InvoiceFields,
  type Order,
  type OrderKind,
  type OrderStatus,
  type PayMethod,
  type Quote,
  type SetMeal,
  type SubscriptionInfo,
  type Usage,
} from './pay.ts';
export {
  covers,
  may,
  PERMISSIONS,
  permissionsOf,
  REACHES,
  reachCovers,
  roleOf,
  ROLES,
  withNeeded,
  withoutNeeded,
  type Holder,
  type Permission,
  type Reach,
  type Role,
} from './permissions.ts';
export { CUSTOM_ROLES_MAX, ROLE_NAME_MAX, roles, type CustomRole, type RoleDraft } from './role.ts';
export { CURRENCIES, minorDigits, PERIODS, planName, PLANS, type Currency, type Period, type PlanName, type SetMealId } from './plans.ts';
export {
  OPEN_PATHS,
  OPEN_QUESTION_MAX,
  openAnswer,
  openCalls,
  openHits,
  openQuestion,
  openSearch,
  type OpenAnswer,
  type OpenHits,
  type OpenQuestion,
  type OpenSearch,
} from './open.ts';
export { platform, type Platform } from './platform.ts';
export {
  PLAYGROUND_DRAFT_KEY,
  PLAYGROUND_DRAFT_TTL_MS,
  PLAYGROUND_ENTRIES_MAX,
  readPlaygroundDraft,
  type PlaygroundDraft,
} from './playground-draft.ts';
export { policy, POLICY_TYPES, type PolicyText, type PolicyType } from './policy.ts';
export {
  ACTIVITY_BEAT_MS,
  LOAD_MAX,
  QUEUE_LIMIT_MAX,
  ABANDON_MINUTES,
  VISITOR_EDIT_MINUTES,
  WAITING_MAIL,
  PRESENCES,
  STRATEGIES,
  teams,
  type AssignmentRule,
  type Presence,
  type SessionSettings,
  type Strategy,
  type Team,
  type TeamMember,
} from './team.ts';
export {
  SAVED_VIEW_NAME_MAX,
  SAVED_VIEWS_OWN_MAX,
  SAVED_VIEWS_SHARED_MAX,
  REPORT_DAYS,
  REPORT_PAGES,
  savedReports,
  savedViews,
  type ReportFilter,
  type ReportPage,
  type SavedReport,
  type SavedReportDraft,
  type SavedView,
  workOrderViews,
  type SavedViewDraft,
  type WorkOrderView,
  type WorkOrderViewDraft,
} from './saved-view.ts';
export { ANNOTATION_TEXT_MAX, ANNOTATIONS_MAX, annotations, type Annotation, type PublishedVersions } from './annotation.ts';
export {
  REPORT_FORMATS,
  REPORT_RECIPIENTS_MAX,
  REPORT_RHYTHMS,
  reportSchedules,
  type ReportFormat,
  type ReportRhythm,
  type ReportSchedule,
  type ReportScheduleDraft,
} from './report-schedule.ts';
export {
  CHANNEL_HELLOS_MAX,
  CHANNEL_NAME_MAX,
  CHANNEL_ORIGINS_MAX,
  CHANNEL_STATUSES,
  channelOriginSchema,
  CHANNELS_MAX,
  changedChannel,
  DEFAULT_LOOK,
  DISCLOSURE_MAX,
  LAUNCHER_ICONS,
  LAUNCHER_LABEL_MAX,
  LAUNCHER_OFFSET_MAX,
  LAUNCHER_SIDES,
  newChannel,
  TEASER_AFTER_MAX_S,
  TEASER_MAX,
  type Channel,
  type LauncherIcon,
  type LauncherSide,
  type WidgetLook,
  type WidgetWords,
} from './channel-fields.ts';
export {
  channelHome,
  DEFAULT_HOME,
  HOME_BLOCKS,
  HOME_NOTICE_MAX,
  HOME_TITLE_MAX,
  type ChannelHome,
  type HomeBlock,
  type HomeWords,
} from './channel-home.ts';
export {
  channelPreChat,
  DEFAULT_PRE_CHAT,
  PRE_CHAT_FIELDS,
  PRE_CHAT_MOMENTS,
  PRE_CHAT_TEXT_MAX,
  type ChannelPreChat,
  type PreChatField,
  type PreChatMoment,
  type VisitorPreChat,
} from './channel-pre-chat.ts';
export { channelHours, CLOSED_TEASER_MAX, DEFAULT_CHANNEL_HOURS, type ChannelHours } from './channel-hours.ts';
export { RATING_REASONS, reasonsFor, VERDICT_REASONS, type RatingReason, type VerdictReason } from './rating.ts';
export { CONTRAST_MIN, contrastOf, textOn } from './text-on.ts';
export {
  DEFAULT_SERVICE_CLOSING,
  DEFAULT_SERVICE_HOURS,
  DEFAULT_SERVICE_RATING,
  SERVICE_IDLE_MAX_MIN,
  SERVICE_REOPEN_MAX_H,
  SERVICE_WORDS_MAX,
  type ServiceClosing,
  type ServiceHours,
  type ServiceRating,
  type ServiceRule,
} from './messaging-care.ts';
export {
  BUSINESSES_MAX,
  BUSINESS_STATES,
  CHANNEL_KINDS,
  CHANNEL_REASONS,
  CHANNEL_STATES,
  DEFAULT_MESSAGING,
  FEE_CATEGORIES,
  GREETING_MAX,
  GROUP_MODES,
  isMessagingKind,
  MESSAGING_CORRECTS,
  MESSAGING_CREDENTIALS,
  messagingCredentials,
  MESSAGING_KINDS,
  MESSAGING_REACTIONS,
  MESSAGING_REACTION_MS,
  MESSAGING_TEXT_MAX,
  MESSAGING_WINDOW_MS,
  type ChannelKind,
  type ChannelMailbox,
  type ChannelReason,
  type ChannelState,
  type CredentialName,
  type FeeCategory,
  type MessagingChannel,
  type MessagingKind,
  type MessagingSettings,
} from './messaging-fields.ts';
export {
  fillTemplate,
  fillTemplateText,
  TEMPLATE_CATEGORIES,
  TEMPLATE_ISSUES,
  TEMPLATE_LIMITS,
  TEMPLATE_STATES,
  TEMPLATE_VALUE_MAX,
  templateContent,
  templateIssues,
  templatePlaceholders,
  type MessageTemplate,
  type TemplateCategory,
  type TemplateContent,
  type TemplateIssue,
  type TemplateLimit,
  type TemplateState,
  type TemplateValues,
  type TemplateVariable,
} from './message-template-fields.ts';
export { messageTemplates } from './message-template.ts';
export {
  CHANNEL_EVENT_STATES,
  CONNECTION_CHECKS,
  DELIVERY_REASONS,
  DELIVERY_STATES,
  messaging,
  REPLY_PRICES,
  type ChannelEvent,
  type ConnectionCheck,
  type ConnectionCheckName,
  type DeliveryReason,
  type DeliveryState,
  type LateMessage,
  type MessageDelivery,
  type ServiceMark,
} from './messaging.ts';
export {
  channels,
  INSTALLATION_CHECKS,
  isOnService,
  type AnyChannel,
  type InstallationCheck,
  type InstallationCheckName,
} from './channel.ts';
export {
  CHANNEL_CAP_REACHED,
  EVENT_DATA,
  EVENT_TYPES,
  EVENT_VERSION,
  type EventContact,
  type EventConversation,
  type EventData,
  type EventType,
  type EventWorkOrder,
} from './event.ts';
export { printWebhooks } from './print-webhooks.ts';
export {
  WEBHOOK_ANSWER_MAX,
  WEBHOOK_ERRORS,
  WEBHOOK_HEADERS,
  WEBHOOK_NAME_MAX,
  WEBHOOK_RETRIES_S,
  WEBHOOK_ROTATION_MS,
  WEBHOOK_STATES,
  WEBHOOK_TEST_TYPE,
  WEBHOOK_URL_MAX,
  webhooks,
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
} from './webhook.ts';
export {
  NOTIFICATION_COUNT_MAX,
  NOTIFICATION_DEVICES_MAX,
  NOTIFICATION_DIGESTS,
  NOTIFICATION_ENDPOINT_MAX,
  NOTIFICATION_ESCALATION_MS,
  NOTIFICATION_IDS_MAX,
  NOTIFICATION_MAIL_WAIT_MS,
  mayBeTold,
  NOTIFICATION_NEEDS,
  NOTIFICATION_PRESETS,
  NOTIFICATION_TYPES,
  NOTIFICATION_WAYS,
  notificationTypesOf,
  ORDER_DUE_SOON_MS,
  presetWays,
  type NotificationDigest,
  type NotificationPreset,
  type NotificationType,
  type NotificationWay,
  type NotificationWays,
} from './notification-types.ts';
export { notifications, type Notification, type NotificationDevice, type NotificationPreference, type QuietHours } from './notification.ts';
export {
  CHANNEL_SECRETS_MAX,
  channelIdentity,
  IDENTITY_MODES,
  SECRET_USES,
  type ChannelIdentity,
  type ChannelSecret,
  type IdentityMode,
  type SecretUse,
  type TestedToken,
} from './channel-identity.ts';
export { IDENTITY_FAULTS, type IdentityFault } from './identity-faults.ts';
export { IDENTITY_TOKEN_MAX, identityFields, visitorIdentity, type VisitorIdentity } from './visitor-identity.ts';
export { APP_BRIDGE, APP_PARAM, APP_PLATFORMS, APP_RECEIVER, appNames, type AppNames, type AppPlatform } from './app-channel.ts';
export { APP_INSTALLS_MAX, appInstall, appInstalls, type AppInstall } from './app-install.ts';
export { CHANNEL_PARAM, IDENTITY_PARAM, PUBLIC_KEY_MAX, widget, WIDGET_MORE_PATH, WIDGET_PATH, type WidgetSetup } from './widget.ts';
export { FRAME_ORIGINS_MAX, frameOriginSchema, INDUSTRIES, SLUG_MAX, SLUG_MIN } from './tenant-fields.ts';
export { SETUP_STEPS, type SetupStep, tenant, type TenantSettings } from './tenant.ts';
export { type TranslationSettings, translate, TRANSLATE_BATCH_MAX, type Translation } from './translate.ts';
export { TRANSLATION_NAMES, translationOf, type TranslationLocale } from './translation-locales.ts';
export { FILES_MAX, type Attachment } from './attachment.ts';
export { MADE_SOUND_MAX, wayOfFile, type FileForm, type FileWay } from './file-ways.ts';
export {
  acceptOf,
  EVERY_FILE,
  FILE_KINDS,
  fileKindOf,
  FILE_MAX_BYTES,
  type FileKind,
  type FileRules,
  type FileSide,
  type Sendable,
  type SideRules,
} from './file-rules.ts';
export { extensionOf, isFinalRefusal, isRunnableEnding, refusalOfFile, type FileRefusal } from './file-refusal.ts';
export { PART_BYTES, upload, type UploadProgress, type UploadPurpose } from './upload.ts';
export { PICTURE_MAX_BYTES, PICTURE_SIDE, picturePath } from './picture.ts';
export {
  CONSENT_MODES,
  CONSENT_TEXT_MAX,
  consentText,
  privacy,
  PRIVACY_LINK_MAX,
  privacyLink,
  type ConsentMode,
  type PrivacySettings,
  type PrivacyView,
  type VisitorConsent,
} from './privacy.ts';
export { demo, type DemoSettings } from './demo.ts';
export { retention, RETENTION_MONTHS_MAX, RETENTION_MONTHS_MIN, type RetentionDue, type RetentionPolicy } from './retention.ts';
export {
  EMAIL_CODE_LENGTH,
  EMAIL_CODE_RESEND_S,
  EMAIL_CODE_TRIES,
  EMAIL_CODE_TTL_MS,
  MAIL_LINK_TTL_MS,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  TWO_STEP_LENGTH,
} from './secrets.ts';
export { buttonLines, cardLines, wordsOf } from './button-lines.ts';
export { CARD_TEXT_MAX, CARD_TITLE_MAX, CARDS_MAX, filesBeside, picturesOf, type Card, type CardButton } from './card.ts';
export { buttonsOf, source, type Source } from './source.ts';
export { signUpForm, toBusinessForm } from './user-forms.ts';
export { EMAIL_TYPES, user, type SignIn } from './user.ts';
export type { UserInfo } from './user-info.ts';
export { visitor } from './visitor.ts';
export type { VisitorState, VisitorStatus } from './visitor-state.ts';
export { visitorWorkOrders, CUSTOMER_ACTS, type CustomerAct } from './visitor-work-order.ts';
export type { VisitorDraft, VisitorForm, VisitorWorkOrder, VisitorWorkOrderRow } from './visitor-work-order-fields.ts';
export { fieldsFor, formFaults, keptValues, type FormFault } from './check-form.ts';
export { FIELD_PATTERN_MAX, isSafePattern } from './field-pattern.ts';
export {
  AUTO_REPLY_MAX,
  DUE_MIN_MAX,
  FIELD_CHOICES_MAX,
  FIELD_KINDS,
  FORM_FIELDS_MAX,
  FORM_NAME_MAX,
  hasChoices,
  hasPattern,
  WORK_ORDER_ICONS,
  WORK_ORDER_TYPES_MAX,
  workOrderTypeDraft,
  type FieldKind,
  type FieldValue,
  type FieldValues,
  type FormField,
  type WorkOrderType,
  type WorkOrderTypeDraft,
} from './work-order-fields.ts';
export {
  dueStep,
  isFinal,
  moveNeeds,
  moveOnMessage,
  movesOf,
  nextStepAt,
  REMINDER_DAYS,
  REOPEN_DAYS,
  stageOf,
  UNANSWERED_DAYS,
  WORK_ORDER_STAGES,
  WORK_ORDER_STATUSES,
  type DueStep,
  type MoveNeed,
  type TimedState,
  type WorkOrderActor,
  type WorkOrderStage,
  type WorkOrderStatus,
} from './work-order-state.ts';
export { ORDER_EXPORT_MAX, workOrderFiles } from './work-order-file.ts';
export { workOrderMerges, type MergeSide } from './work-order-merge.ts';
export { BULK_ORDERS_MAX, UNDOABLE_ORDER_ACTIONS, workOrderBulk, type OrderAction } from './work-order-bulk.ts';
export { CALENDAR_DAYS_MAX, CALENDAR_ROWS_MAX, workOrderCalendar, type WorkOrderDay } from './work-order-calendar.ts';
export {
  ORDER_IMPORT_COLUMNS,
  ORDER_IMPORT_MAX_ROWS,
  ORDER_REFERENCE_MAX,
  workOrderImports,
  type OrderImportCheck,
  type OrderImportColumn,
  type OrderImportJob,
  type OrderImportMapping,
  type OrderReject,
} from './work-order-import.ts';
export { workOrderTypes } from './work-order-type.ts';
export {
  HAND_LINKS,
  LINK_KINDS,
  REASON_MAX,
  SOLUTION_MAX,
  TASK_MAX,
  TASKS_MAX,
  WORK_ORDER_SORTS,
  WORK_ORDER_FIGURES,
  WORK_ORDER_VIEWS,
  type WorkOrderFigure,
} from './work-order-names.ts';
export {
  workOrderFilter,
  workOrders,
  type WorkOrder,
  type WorkOrderEvent,
  type WorkOrderFilter,
  type WorkOrderRow,
  type WorkOrderSort,
} from './work-order.ts';
export { readWorkOrderNo, wordsIn, workOrderNo } from './work-order-words.ts';
export { chatLinks } from './chat-link.ts';
export { orderLinks, orderMails, orderMailSetup } from './order-mail.ts';
export {
  IMAP_FAULTS,
  IMAP_SECURITIES,
  ORDER_NOTICES,
  type ImapDraft,
  type ImapFault,
  type MailOutcome,
  type MailReason,
  type OrderMailDraft,
  type OrderMailSettings,
  type OrderNotice,
  type ReceivedMail,
  type ThreadMail,
} from './order-mail-fields.ts';
export { isVipTag, VIP_TAG } from './vip-tag.ts';
export { ownValue } from './own-value.ts';
