import { fieldsFor, wordsIn, type FormField, type Locale, type WorkOrderType, ownValue } from '@lobby/contract';
import { foldText } from '@lobby/retrieval';
import { smallTalkOf } from '#/domains/bot/intent/small-talk.ts';
import { describedType } from '#/domains/work-order/offer/described-type.ts';
import { readValues, rightValues } from '#/domains/work-order/offer/read-values.ts';
import type { ToldChat } from '#/domains/work-order/offer/read-told.ts';
import { say } from '#/words.ts';
import { readAnswer } from './read-answer.ts';
import { readWord, type TalkWord } from './read-word.ts';
import { askConfirm, askField, askType } from './say-turn.ts';
import type { TalkState } from './talk-state.ts';

/** What becomes of a message while the bot asks for a work order. */
export interface Turn {
  state: TalkState;
  /** What the bot says; undefined where it answers as always, and says `after` behind that. */
  says?: string | undefined;
  after?: string | undefined;
  /** The visitor has said yes to everything. */
  submits?: boolean;
}

export interface TurnFacts {
  types: readonly WorkOrderType[];
  told: ToldChat;
  locale: Locale;
  /** What came with the message. */
  files: readonly SentFile[];
}

export interface SentFile {
  id: string;
  name: string;
}

/** What the visitor's words are in a form that is asked for one thing after the other. Pure. */
export function decideTurn(before: TalkState, text: string, facts: TurnFacts): Turn {
  const { types, locale, files } = facts;
  const word = readWord(text);
  if (word === 'cancel') return over(before, locale);
  const type = types.find(({ id }) => id === before.typeId);
  if (before.typeId !== null && !type) return { state: { ...before, step: 'over' }, says: say(locale, 'bot.order_talk_gone') };
  const state = type ? renewed(before, type) : before;
  if (!type) return state.step === 'type' ? chooseType(state, text, word, facts) : beginAbout(state, text, word, facts);
  return state.step === 'confirm' ? confirm(state, text, word, type, locale) : takeValue(state, { text, word, files }, type, locale);
}

const over = (state: TalkState, locale: Locale): Turn => ({
  state: { ...state, step: 'over' },
  says: say(locale, 'bot.order_talk_cancelled'),
});

const askedFields = ({ fields }: WorkOrderType) => fieldsFor(fields, 'customer');

/** A form that was changed meanwhile keeps what still fits. */
function renewed(state: TalkState, type: WorkOrderType): TalkState {
  if (state.typeVersion === type.version) return state;
  const fields = askedFields(type);
  const ofFiles = new Set(fields.filter(({ kind }) => kind === 'file').map(({ key }) => key));
  const kept = Object.fromEntries(Object.entries(state.values).filter(([key, value]) => ofFiles.has(key) && Array.isArray(value)));
  return { ...state, typeVersion: type.version, values: { ...rightValues(fields, state.values), ...kept } };
}

/** Files are taken for a field, or left where the form asks for none. */
function withFiles(state: TalkState, field: FormField | undefined, files: readonly SentFile[]): TalkState {
  if (!field || files.length === 0) return state;
  const names = Object.fromEntries(files.map(({ id, name }) => [id, name]));
  return { ...state, values: { ...state.values, [field.key]: files.map(({ id }) => id) }, files: { ...state.files, ...names } };
}

/** The first field for files that is still empty. */
function openFileField(state: TalkState, type: WorkOrderType): FormField | undefined {
  return askedFields(type).find(
    ({ kind, key }) => kind === 'file' && ownValue(state.values, key) === undefined && !state.skipped.includes(key),
  );
}

function beginAbout(state: TalkState, text: string, word: TalkWord | undefined, { types, told, locale, files }: TurnFacts): Turn {
  const talk = smallTalkOf(text);
  const isGoOn = word === 'yes' || talk === 'affirm' || talk === 'acknowledge';
  if (word === 'no') return over(state, locale);
  // The form is on the screen: whoever asks something else, or only says thank you, gets an answer to that.
  if (!isGoOn && (word === 'question' || talk !== undefined)) return { state };
  if (told.told.length === 0) return { state, says: say(locale, 'bot.order_talk_about') };
  const known = { ...state, subject: told.subject, description: told.description };
  const type = describedType(told.said.join('\n'), types) ?? (types.length === 1 ? types[0] : undefined);
  return type ? enter(known, type, locale, files) : { state: { ...known, step: 'type' }, says: askType(types, locale) };
}

function chooseType(state: TalkState, text: string, word: TalkWord | undefined, { types, locale, files }: TurnFacts): Turn {
  const said = foldText(text).trim();
  const number = /^\d{1,2}\.?$/.test(said) ? Number.parseInt(said, 10) : 0;
  const named = types.find(({ name }) => Object.values(name).some((each) => foldText(each) === said));
  const type = types[number - 1] ?? named ?? describedType(text, types);
  if (type) return enter(state, type, locale, files);
  const again = askType(types, locale);
  return word === 'question' ? { state, after: again } : { state, says: `${say(locale, 'bot.order_talk_which')}\n\n${again}` };
}

/** Takes what was said and sent already, and asks for the rest. */
function enter(state: TalkState, type: WorkOrderType, locale: Locale, files: readonly SentFile[]): Turn {
  const values = readValues(askedFields(type), state.description);
  const begun = { ...state, typeId: type.id, typeVersion: type.version, values };
  const turn = goOn(withFiles(begun, openFileField(begun, type), files), type, locale);
  return turn.state.step === 'field' ? { ...turn, says: `${say(locale, 'bot.order_talk_begun')}\n\n${turn.says ?? ''}` } : turn;
}

/** The next thing that is not known yet, and at the end whether all is right. */
function goOn(state: TalkState, type: WorkOrderType, locale: Locale): Turn {
  const fields = askedFields(type);
  const open = fields.find(({ key }) => ownValue(state.values, key) === undefined && !state.skipped.includes(key));
  if (open) return { state: { ...state, step: 'field', asked: open.key }, says: askField(open, locale) };
  return { state: { ...state, step: 'confirm', asked: null }, says: askConfirm(state, type, fields, locale) };
}

/** What the visitor has written, and what came with it. */
interface Said {
  text: string;
  word: TalkWord | undefined;
  files: readonly SentFile[];
}

function takeValue(before: TalkState, { text, word, files }: Said, type: WorkOrderType, locale: Locale): Turn {
  const field = askedFields(type).find(({ key }) => key === before.asked);
  if (!field) return goOn(before, type, locale);
  // A file is what a field for files asks for, whatever is written beside it; sent before it is asked for, it is kept for then.
  const state = withFiles(before, field.kind === 'file' ? field : openFileField(before, type), files);
  if (files.length > 0 && field.kind === 'file') return goOn(state, type, locale);
  const again = (why: string): Turn => ({ state, says: `${why}\n\n${askField(field, locale)}` });
  if (text.trim() === '' && state !== before) return again(say(locale, 'bot.order_talk_has_file'));
  if (word === 'question') return { state, after: say(locale, 'bot.order_talk_resume', { question: askField(field, locale) }) };
  if (word === 'skip') {
    if (field.required) return again(say(locale, 'bot.order_talk_needed'));
    return goOn({ ...state, values: without(state, field), skipped: [...state.skipped, field.key] }, type, locale);
  }
  if (field.kind === 'file') return again(say(locale, 'bot.order_talk_no_file'));
  const answer = readAnswer(field, text);
  if ('fault' in answer) return again(say(locale, answer.fault === 'required' ? 'fields.required' : `orders.${answer.fault}`));
  return goOn({ ...state, values: { ...state.values, [field.key]: answer.value } }, type, locale);
}

function confirm(state: TalkState, text: string, word: TalkWord | undefined, type: WorkOrderType, locale: Locale): Turn {
  const fields = askedFields(type);
  if (word === 'yes') return { state, submits: true };
  if (word === 'no') return over(state, locale);
  const said = foldText(text).trim();
  const field = fields.find(({ label }) => Object.values(label).some((each) => foldText(each).trim() === said));
  if (field) {
    const skipped = state.skipped.filter((key) => key !== field.key);
    return { state: { ...state, skipped, step: 'field', asked: field.key, values: without(state, field) }, says: askField(field, locale) };
  }
  const names = fields.map(({ label }) => wordsIn(label, locale)).join(', ');
  const again = say(locale, 'bot.order_talk_confirm');
  return word === 'question' ? { state, after: again } : { state, says: names === '' ? again : `${again}\n\n${names}` };
}

const without = ({ values }: TalkState, { key }: FormField) => Object.fromEntries(Object.entries(values).filter(([each]) => each !== key));
