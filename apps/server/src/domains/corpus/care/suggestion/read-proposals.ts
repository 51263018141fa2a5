import { cutGreetings } from './cut-greetings.ts';

/** A message of a conversation. */
export interface Spoken {
  seq: number;
  author: 'contact' | 'bot' | 'agent' | 'system';
  text: string;
  /** The bot did not know, or called a person. */
  isMiss: boolean;
}

/** A question that the bot missed, with what a person answered. */
export interface Proposal {
  seq: number;
  question: string;
  answer: string;
}

/** Shorter ones teach nothing: characters of a question and of an answer; a Chinese or Japanese character counts as three. */
const QUESTION_LEAST = 10;
const ANSWER_LEAST = 15;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** What a closed conversation teaches: each question that the bot missed, with the person's words behind it, greetings cut. Pure. */
export function readProposals(spoken: readonly Spoken[]): Proposal[] {
  const proposals: Proposal[] = [];
  let asked: Spoken | undefined;
  let missed: Spoken | undefined;
  let answer: string[] = [];
  const close = () => {
    const text = answer.join('\n');
    answer = [];
    if (!missed || lengthOf(text) < ANSWER_LEAST) return;
    proposals.push({ seq: missed.seq, question: missed.text.trim(), answer: text });
    missed = undefined;
  };
  for (const message of spoken) {
    if (message.author === 'contact') {
      close();
      asked = message;
    } else if (message.author === 'bot') {
      close();
      missed = message.isMiss && asked && lengthOf(asked.text) >= QUESTION_LEAST ? (missed ?? asked) : message.isMiss ? missed : undefined;
    } else if (message.author === 'agent') {
      const said = cutGreetings(message.text);
      if (said !== '') answer.push(said);
    }
  }
  close();
  return proposals;
}

function lengthOf(text: string): number {
  return text.trim().length + 2 * (text.match(WIDE)?.length ?? 0);
}
