import type { Locale } from '@lobby/contract';
import type { Logger } from 'pino';
import { leftAtEnd } from '#/database/give-way.ts';
import { isConnectionLost } from '#/database/is-connection-lost.ts';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import type { FindBot } from '#/domains/ai-access/outside-bot/find-bot.ts';
import type { FindModel } from '#/domains/ai-access/find-model.ts';
import { mayHelp } from '#/domains/conversation/decide-bot.ts';
import type { Ledger, QueuedRun } from '#/domains/conversation/ledger.ts';
import { findOffer, noteOffer } from '#/domains/diversion-link/offer-link.ts';
import { findSubscription } from '#/domains/pay/find-subscription.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { teamNames } from '#/domains/team/team-names.ts';
import { findOrderOffer } from '#/domains/work-order/offer/find-offer.ts';
import type { TalkParts } from '#/domains/work-order/talk/take-turn.ts';
import type { GateParts } from '#/domains/tool/gate/pass-gate.ts';
import type { Announcer } from '#/announcer.ts';
import { say } from '#/words.ts';
import { addOffer } from './add-offer.ts';
import { readRunContext, unfinishedRuns, type RunContext } from './bot-run.repository.ts';
import { findBot, findLiveBot } from './bot.repository.ts';
import { answerOutside } from './answer-outside.ts';
import { answerWithTools } from './answer-with-tools.ts';
import { followOffer } from './clarify/follow-offer.ts';
import { NOTHING, type Answer, type Composer } from './answer/answer.ts';
import { handOver } from './hand-over.ts';
import { addSummary } from './handoff/add-summary.ts';
import { byWishOnly, planHandoff } from './handoff/handoff-plan.ts';
import { tellHistory } from './handoff/tell-history.ts';
import { markFailed } from './mark-failed.ts';
import type { ModelPrices } from './model-cost.ts';
import { recordRun } from './record-run.ts';
import { orderInstead } from './offer-order.ts';
import { replyLocale } from './reply-locale.ts';
import { openAllowance, UNCOUNTED } from './reply-allowance.ts';
import { smallTalkOf } from './intent/small-talk.ts';
import { spokenAs, type Composed } from './spoken-as.ts';
import type { WatchedAnswer } from './watched-answer.ts';
import { talkOrder, withAfter } from './talk-order.ts';

/** A run that nobody finished for this long was cut off by a crash, in milliseconds. */
const ABANDONED_MS = 30_000;

/** Runs that are read at once, and the id before the first one. */
const PAGE = 500;
const NO_RUN = '00000000-0000-0000-0000-000000000000';
/** Pause before a run is tried again for which the database was away, in milliseconds. */
const AGAIN_MS = 2_000;

/** Answers visitors' messages, one at a time in each conversation. */
export interface BotRunner {
  /** @param isRecovered true where a crash cut an earlier try off, which may have left its reply reserved */
  start(run: QueuedRun, isRecovered?: boolean): void;
  /** Takes up the runs that a crash cut off; @param olderThanMs age from which a run counts as cut off */
  recover(olderThanMs?: number): Promise<number>;
  /** Adds a model's summary to the conversation's latest briefing, later; without a model nothing happens. */
  summarize(tenantId: number, conversationId: string): void;
  /** Resolves when no run and no summary is under way. */
  idle(): Promise<void>;
  /** Begins no run any more, and lets those under way come to their end; the others wait in their table for the next start. */
  stop(): Promise<void>;
}

export interface RunnerParts extends Omit<Composer, 'allowance' | 'toolbox'>, GateParts, TalkParts {
  ledger: Ledger;
  announcer: Announcer;
  findModel: FindModel;
  findBot: FindBot;
  prices: ModelPrices;
  log: Logger;
  /** The whole address of a diversion link. */
  linkTo: (slug: string) => string;
  /** Shows an answer as it grows where its conversation is on a service that can. */
  watch: (run: Pick<QueuedRun, 'id' | 'tenantId' | 'conversationId'>) => WatchedAnswer;
}

export function createBotRunner(parts: RunnerParts): BotRunner {
  /** The last run of each conversation, which the next one waits for. */
  const chains = new Map<string, Promise<void>>();
  const running = new Set<string>();
  const summaries = new Set<Promise<void>>();
  let isStopped = false;

  function summarize(tenantId: number, conversationId: string): void {
    if (isStopped) return;
    const summary = addSummary(parts, tenantId, conversationId);
    summaries.add(summary);
    void summary.then(() => summaries.delete(summary));
  }

  function start(run: QueuedRun, isRecovered = false): void {
    if (isStopped || running.has(run.id)) return;
    running.add(run.id);
    const chain = (chains.get(run.conversationId) ?? Promise.resolve()).then(async () => {
      if (isStopped) return;
      const isOver = await guarded({ ...parts, summarize }, run, isRecovered);
      running.delete(run.id);
      if (!isOver) setTimeout(() => start(run, true), AGAIN_MS).unref();
    });
    chains.set(run.conversationId, chain);
    void chain.then(() => {
      if (chains.get(run.conversationId) === chain) chains.delete(run.conversationId);
    });
  }

  const resting = leftAtEnd(parts.database);
  /** All of them, however many a crash has left: what is not taken up here waits for the next minute. */
  async function recoverTenant(tenantId: number, olderThan: number): Promise<number> {
    let [count, lastId] = [0, NO_RUN];
    for (;;) {
      const runs = await inTenant(resting, tenantId, (scope) => unfinishedRuns(scope, olderThan, lastId, PAGE));
      for (const run of runs) start({ ...run, tenantId }, true);
      count += runs.length;
      lastId = runs.at(-1)?.id ?? lastId;
      if (runs.length < PAGE) return count;
    }
  }
  async function idle(): Promise<void> {
    while (chains.size + summaries.size > 0) await Promise.all([...chains.values(), ...summaries]);
  }
  return {
    start,
    summarize,
    idle,
    async recover(olderThanMs = ABANDONED_MS) {
      let count = 0;
      for (const tenantId of await inPlatform(resting, listTenantIds)) count += await recoverTenant(tenantId, parts.now() - olderThanMs);
      return count;
    },
    stop() {
      isStopped = true;
      return idle();
    },
  };
}

type Summarizing = RunnerParts & Pick<BotRunner, 'summarize'>;

/**
 * A run that fails hands over to a person: the visitor is never left without an answer. One for which the database was
 * away stays queued, because nothing can be said without it.
 * @returns false where it is to be tried again
 */
async function guarded(parts: Summarizing, run: QueuedRun, isRecovered: boolean): Promise<boolean> {
  const composer = { ...parts, allowance: openAllowance(parts, run, isRecovered) };
  try {
    await perform(composer, run);
  } catch (error) {
    if (isConnectionLost(error)) {
      parts.log.warn({ err: error, run: run.id }, 'a bot run waits for the database');
      return false;
    }
    parts.log.error({ err: error, run: run.id }, 'a bot run failed and hands over');
    return giveUp(composer, run, error);
  }
  return true;
}

async function giveUp(parts: Summarizing & Pick<Composer, 'allowance'>, run: QueuedRun, error: unknown): Promise<boolean> {
  try {
    await handOver(parts, run, run.language as Locale);
  } catch (failure) {
    parts.log.error({ err: failure, run: run.id }, 'a failed run could not hand over');
    if (isConnectionLost(failure)) return false;
  }
  await markFailed(parts.database, run, error).catch((failure: unknown) =>
    parts.log.error({ err: failure }, 'a failed run could not be marked'),
  );
  await parts.allowance
    .release()
    .catch((failure: unknown) => parts.log.error({ err: failure }, 'a reserved reply is given back when its time is over'));
  return true;
}

type Performer = Summarizing & Composer;

async function perform(given: Performer, queued: QueuedRun): Promise<void> {
  const now = given.now();
  const { settings, context, followed, endTime, offer, order, team } = await inTenant(given.database, queued.tenantId, async (scope) => {
    const { conversationId, language } = queued;
    const found = await readRunContext(scope, conversationId, queued.triggerSeq);
    const meant = followOffer(queued.question, found?.offer ?? null, found?.offeredIds ?? []);
    const { question } = meant;
    const bot = found?.isTest ? { ...(await findBot(scope)), no: 0, paused: false } : await findLiveBot(scope);
    return {
      settings: found?.isOff ? { ...bot, paused: true } : bot,
      context: found,
      followed: meant,
      endTime: (await findSubscription(scope, now)).endTime,
      offer: await findOffer(scope, { conversationId, question, locale: language as Locale, now }),
      order: await findOrderOffer(scope, bot.handoff.order, question, language as Locale),
      team: await teamNames(scope),
    };
  });
  if (!context) throw new Error('the conversation of the run is gone');
  const parts = context.isTest ? { ...given, allowance: UNCOUNTED } : given;
  const visitorLocale = queued.language as Locale;
  const locale = replyLocale(settings.manner.languages, visitorLocale);
  const { settles, ...meant } = followed;
  const run = { ...queued, language: locale, question: meant.question };
  const isHelping = mayHelp(context, run.ownerEpoch) && settings.handoff.help_while_waiting && !settings.paused;
  const isStale = !isHelping && (context.ownerEpoch !== run.ownerEpoch || context.ownerKind !== 'bot');
  const plan = planHandoff({ question: run.question, locale: visitorLocale, team, ...context }, settings);
  const bySettings = context.isTurnedAway ? byWishOnly(plan.settings) : plan.settings;
  const handoff = isHelping ? undefined : { ...plan, settings: bySettings, lines: settings.handoff.lines[locale] };
  const { wantsPerson, saysWord, isUpset } = plan.facts;
  // Who calls a person, or waits for one, is not spoken to of work orders.
  const isFree = !isStale && endTime > now && !settings.paused && !isHelping && !wantsPerson && !saysWord && !isUpset;
  const wantsOrder = isFree && (order?.isAsked === true || (context.offeredOrder && smallTalkOf(run.question) === 'affirm'));
  const heard = { ...run, settings: settings.handoff.order };
  const talk = await talkOrder(parts, heard, { mayTalk: isFree && !context.isTest, wanted: wantsOrder ? order : undefined });
  const asked = {
    tenantId: run.tenantId,
    ...meant,
    // One question back at a time: a number would be an answer to both.
    ...(talk.after === undefined ? {} : { barred: 'all' as const }),
    locale,
    handoff,
    turns: context.turns,
    history: tellHistory(context.past),
  };
  const written = async () => {
    const watched = parts.watch(run);
    const composer = { ...parts, stop: watched, model: await parts.findModel(run.tenantId, parts.model) };
    try {
      return await answerWithTools(composer, run, settings, asked, (text) => {
        stream(parts, run, context, text);
        watched.show(text);
      });
    } finally {
      await watched.end();
    }
  };
  const answer: Answer = isStale
    ? STALE
    : endTime <= now
      ? keptFor(locale)
      : settings.paused
        ? { ...NOTHING, kind: 'handoff', body: settings.handoff.lines[locale].paused, cause: 'paused' }
        : (talk.answer ??
          (run.question === '' ? fileAlone(locale) : undefined) ??
          (await answerOutside(parts, settings, asked, run.conversationId, context.contactId)) ??
          (await written()));
  // What was stopped stays as it was seen.
  const found = answer.isStopped ? answer : withAfter(isHelping ? answer : orderInstead(answer, order, locale), talk.after);
  const offered = offer && !answer.isStopped ? addOffer(found, offer.label, parts.linkTo(offer.slug)) : found;
  await post(parts, run, { settings, answer: offered, handoff, isHelping, offer: offered === found ? undefined : offer, settles }, context);
}

/** Submitted like any other answer, and refused by the ledger for its epoch, so that the run ends as stale. */
const STALE: Answer = { ...NOTHING, kind: 'no_answer', body: '' };
/** An epoch that no conversation has. */
const NO_EPOCH = -1;

/** The bot of a business whose plan has ended: the message is kept for its people, who see it when they are back (§4). */
const keptFor = (locale: Locale): Answer => ({ ...NOTHING, kind: 'handoff', body: say(locale, 'limits.message_kept'), cause: 'quota' });

/** The bot reads words: a file without any that nothing has asked for is for a person, whom the visitor is offered where its switch is off. */
const fileAlone = (locale: Locale): Answer => ({ ...NOTHING, kind: 'no_answer', body: say(locale, 'bot.file_unread'), cause: 'file' });

function stream({ announcer }: RunnerParts, run: QueuedRun, { contactId }: RunContext, text: string): void {
  announcer.botText(run.tenantId, contactId, { conversation_id: run.conversationId, run_id: run.id, text });
}

async function post(parts: Performer, run: QueuedRun, composed: Composed, { contactId, isTest }: RunContext): Promise<void> {
  const { answer, isHelping } = composed;
  const { kind: answerKind, body, sources } = answer;
  const isSilent = (isHelping && answerKind !== 'exact' && answerKind !== 'generated') || (answer.isStopped === true && body === '');
  const outcome = await parts.ledger.submit(run.tenantId, run.conversationId, {
    kind: 'bot_message',
    runId: run.id,
    epoch: isSilent ? NO_EPOCH : run.ownerEpoch,
    body,
    answerKind,
    sources,
    isHelping,
    ...(answer.resolves && !isHelping && { resolves: true }),
    ...(answer.isMiss && { isMiss: true }),
    settles: composed.settles,
    ...spokenAs(run, composed),
  });
  // What was posted just now is counted already; anything else gives a reserved reply back.
  if (outcome.refused || !outcome.changed || outcome.message?.answer_kind !== 'generated') await parts.allowance.release();
  if (outcome.refused) {
    parts.announcer.botStopped(run.tenantId, contactId, { conversation_id: run.conversationId, run_id: run.id });
    return;
  }
  const { offer } = composed;
  if (offer && outcome.message?.answer_kind !== 'handoff')
    await inTenant(parts.database, run.tenantId, (scope) => noteOffer(scope, offer, run.conversationId, parts.now()));
  // A plan without replies left pays for no summary either.
  if (outcome.message?.answer_kind === 'handoff' && outcome.state.ownerKind === 'queue' && answer.cause !== 'quota' && !isTest)
    parts.summarize(run.tenantId, run.conversationId);
  await recordRun(parts, run, composed, isTest);
}
