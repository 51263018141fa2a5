import type { Locale } from '@lobby/contract';
import type { BotSettings } from '#/domains/bot/bot-settings.ts';
import { finishedRun, type FinishedRun } from '#/domains/bot/finish-runs.ts';
import { planHandoff } from '#/domains/bot/handoff/handoff-plan.ts';
import type { NewBriefing } from '#/domains/bot/handoff/write-briefings.ts';
import { planAnswer } from '#/domains/bot/plan-answer.ts';
import type { Agent, Command, ConversationState, Decision } from '#/domains/conversation/conversation-state.ts';
import { decide } from '#/domains/conversation/decide.ts';
import type { NewMessage } from '#/domains/message/append-messages.ts';
import type { NewActivity } from '#/domains/note/append-activities.ts';
import type { SeededRandom } from './seeded-random.ts';

/** What a question of the bot's became. Times are epoch milliseconds. */
export interface PlayedRun extends FinishedRun {
  triggerSeq: number;
  ownerEpoch: number;
  question: string;
  entryId: string | null;
  createdAt: number;
  finishedAt: number;
}

/** A conversation that was played, as it is stored. */
export interface Played {
  state: ConversationState;
  createdAt: number;
  updatedAt: number;
  messages: NewMessage[];
  activities: NewActivity[];
  briefings: NewBriefing[];
  runs: PlayedRun[];
  verdicts: { seq: number; verdict: 'up' | 'down' }[];
}

export interface Stage {
  locale: Locale;
  bot: BotSettings;
  team: readonly string[];
  /** What the bot knows in the language, by key. */
  entries: ReadonlyMap<string, { id: string; question: string; answer: string }>;
  random: SeededRandom;
}

const SECOND_MS = 1_000;

/** Plays a conversation by the rules that hold for real ones: every step is decided by the same function, and one that it refuses is an error. */
export class ScriptPlayer {
  readonly played: Played;
  /** The clock of the conversation, in epoch milliseconds. */
  at: number;
  #question: { seq: number; text: string; epoch: number; at: number } | undefined;
  readonly #stage: Stage;

  constructor(stage: Stage, { id, contactId }: Pick<ConversationState, 'id' | 'contactId'>, at: number) {
    this.#stage = stage;
    this.at = at;
    const state = begun(id, contactId, stage.locale);
    this.played = { state, createdAt: at, updatedAt: at, messages: [], activities: [], briefings: [], runs: [], verdicts: [] };
  }

  get state(): ConversationState {
    return this.played.state;
  }

  get botName(): string {
    return this.#stage.bot.texts[this.#stage.locale].name;
  }

  /** Lets time pass, in seconds. */
  wait(min: number, max: number): void {
    this.at += this.#stage.random.whole(min, max) * SECOND_MS;
  }

  play(lines: readonly string[], agent: Agent, fill: (text: string) => string): void {
    for (const line of lines) this.#line(line[0] ?? '', fill(line.slice(1).trim()), agent);
    this.#settle();
  }

  /** Moves everything that has happened so that it ends at a time. */
  move(until: number): void {
    const by = until - this.at;
    const later = <T extends number | null>(at: T) => (at === null ? at : at + by) as T;
    const { played } = this;
    const { lastMessageAt, queuedAt, waitingSince, firstHumanReplyAt, resolvedAt, assignedAt, askedAt } = played.state;
    played.state = {
      ...played.state,
      lastMessageAt: later(lastMessageAt),
      queuedAt: later(queuedAt),
      waitingSince: later(waitingSince),
      firstHumanReplyAt: later(firstHumanReplyAt),
      resolvedAt: later(resolvedAt),
      assignedAt: later(assignedAt),
      askedAt: later(askedAt),
    };
    for (const said of [...played.messages, ...played.activities, ...played.briefings]) said.createdAt += by;
    for (const run of played.runs) Object.assign(run, { createdAt: run.createdAt + by, finishedAt: run.finishedAt + by });
    played.createdAt += by;
    played.updatedAt += by;
    this.at = until;
  }

  do(command: Command): Decision & { refused?: undefined } {
    const before = this.state;
    const decision = decide({ ...before, isHelped: false }, command, this.at);
    if (decision.refused !== undefined) throw new Error(`a script is refused: ${command.kind}, ${decision.refused}`);
    const { next, messages, activity, briefing } = decision;
    this.played.state = next;
    this.played.messages.push(...messages);
    if (activity) this.played.activities.push(activity);
    if (briefing) this.played.briefings.push(briefing);
    if (next !== before) this.played.updatedAt = this.at;
    return decision;
  }

  #line(sign: string, text: string, agent: Agent): void {
    if (sign === '>') this.say(text);
    else if (sign === '=') this.#answer(text);
    else if (sign === '?') this.#answer(undefined);
    else if (sign === '!') this.askPerson();
    else if (sign === '<') this.#reply(agent, text);
    else if (sign === '-') this.judge('down');
    else throw new Error(`a script has a line that is none: ${sign} ${text}`);
  }

  say(text: string): void {
    this.#settle();
    if (this.played.messages.length > 0) this.wait(18, 95);
    const { random } = this.#stage;
    const { contactId } = this.state;
    const { answer, next } = this.do({ kind: 'contact_message', contactId, clientMsgId: random.uuid(this.at), text });
    if (answer) this.#question = { seq: answer.triggerSeq, text: answer.question, epoch: next.ownerEpoch, at: this.at };
  }

  /** What the script leaves unanswered, the bot answers as it would: politely, with a person where one is asked for, or not at all. */
  #settle(): void {
    if (this.#question) this.#answer(undefined);
  }

  #answer(key: string | undefined): void {
    const question = this.#question;
    if (!question) {
      // The bot was so asked that it called a person instead: who says "I want to talk to somebody" gets no answer but that.
      if (key === undefined) return;
      throw new Error(`the bot has nothing to answer with ${key}`);
    }
    this.#question = undefined;
    const { locale, bot, random, team } = this.#stage;
    const entry = key === undefined ? undefined : this.#entry(key);
    const handoff = planHandoff({ question: question.text, locale, offeredPerson: false, tags: [], contactTags: [], team }, bot);
    const talk = planAnswer({ question: question.text, locale, texts: bot.texts });
    this.at += random.whole(700, 1_900);
    const runId = random.uuid(question.at);
    const said = entry
      ? ({ body: entry.answer, answerKind: 'exact' } as const)
      : handoff.facts.saysWord
        ? ({ body: bot.handoff.lines[locale].words, answerKind: 'handoff' } as const)
        : talk.kind === 'small_talk'
          ? ({ body: talk.body, answerKind: 'small_talk' } as const)
          : ({ body: bot.texts[locale].no_answer, answerKind: 'no_answer' } as const);
    const command: Extract<Command, { kind: 'bot_message' }> = {
      kind: 'bot_message',
      runId,
      epoch: question.epoch,
      botName: bot.texts[locale].name,
      ...said,
      sources: entry ? [{ entry_id: entry.id, title: entry.question }] : [],
      handoff,
    };
    const decision = this.do(command);
    const { seq, text, epoch, at } = question;
    const entryId = entry?.id ?? null;
    this.played.runs.push({
      ...finishedRun(command, decision),
      triggerSeq: seq,
      ownerEpoch: epoch,
      question: text,
      entryId,
      createdAt: at,
      finishedAt: this.at,
    });
  }

  #entry(key: string) {
    const entry = this.#stage.entries.get(key);
    if (!entry) throw new Error(`there is no entry ${key}`);
    return entry;
  }

  /** The button, where nobody was called yet. */
  askPerson(): void {
    this.#settle();
    if (this.state.ownerKind !== 'bot') return;
    this.wait(6, 25);
    const { bot, locale } = this.#stage;
    const line = { botName: bot.texts[locale].name, body: bot.handoff.lines[locale].button };
    this.do({ kind: 'ask_person', contactId: this.state.contactId, line });
  }

  #reply(agent: Agent, text: string): void {
    this.#settle();
    const { random } = this.#stage;
    if (this.state.ownerKind !== 'agent') {
      this.wait(35, 420);
      this.do({ kind: 'takeover', agent });
    }
    this.wait(25, 130);
    this.do({ kind: 'agent_message', agent, clientMsgId: random.uuid(this.at), text });
  }

  /** The visitor judges the bot's last answer. */
  judge(verdict: 'up' | 'down'): void {
    const answered = this.played.messages.findLast(({ answerKind }) => answerKind === 'exact');
    if (answered) this.played.verdicts.push({ seq: answered.seq, verdict });
  }
}

function begun(id: string, contactId: string, language: Locale): ConversationState {
  return {
    id,
    contactId,
    isBlocked: false,
    status: 'bot',
    ownerKind: 'bot',
    agentId: null,
    agentName: null,
    teamId: null,
    ownerEpoch: 0,
    unattendedEpoch: null,
    language,
    spoken: null,
    lastSeq: 0,
    lastAuthorKind: null,
    lastBody: null,
    lastMessageAt: null,
    misses: 0,
    botTurns: 0,
    isHelped: false,
    queuedAt: null,
    waitingSince: null,
    firstHumanReplyAt: null,
    resolvedAt: null,
    endedAs: null,
    reopenCount: 0,
    priority: 'normal',
    tags: [],
    snoozedUntil: null,
    csatScore: null,
    csatComment: '',
    csatReasons: [],
    csatAt: null,
    assignedAt: null,
    passedBy: [],
    divertTo: null,
    turnedAwaySeq: null,
    busyLine: null,
    isQueueFull: false,
    askedAt: null,
    reopenMs: 72 * 3_600_000,
  };
}
