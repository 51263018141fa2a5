import { buttonLines, buttonsOf, isCorrection, wordsOf, type Message } from '@lobby/contract';

/** The words of a transcript, in the visitor's language. */
export interface TranscriptWords {
  readonly title: string;
  readonly you: string;
  readonly bot: string;
  /** In place of what was taken back. */
  readonly takenBack: string;
  readonly event: (message: Message) => string;
  readonly dateTime: (at: number) => string;
}

/** What was said; files by their names, buttons as lines. */
function saidIn(message: Message, takenBack: string): string {
  const { attachments = [], sources, deleted_at: deletedAt } = message;
  if (deletedAt !== undefined) return takenBack;
  const body = wordsOf(message);
  const files = attachments.map(({ name }) => `[${name}]`);
  return [...(body === '' ? [] : [body]), ...files, ...buttonLines(buttonsOf(sources)).map((line) => `- ${line}`)].join('\n');
}

/** A conversation as plain text, one message a paragraph, as it reads now. */
export function transcript(messages: readonly Message[], { title, you, bot, takenBack, event, dateTime }: TranscriptWords): string {
  const speaker = (message: Message) => (message.author_kind === 'contact' ? you : (message.author_name ?? bot));
  const lines = messages.filter((message) => !isCorrection(message));
  const paragraphs = lines.map((message) => {
    const at = dateTime(message.created_at);
    return message.event ? `[${at}] ${event(message)}` : `[${at}] ${speaker(message)}:\n${saidIn(message, takenBack)}`;
  });
  return `${[title, ...paragraphs].join('\n\n')}\n`;
}
