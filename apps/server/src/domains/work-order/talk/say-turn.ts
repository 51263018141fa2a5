import { hasChoices, wordsIn, type FieldValue, type FormField, type Locale, type WorkOrderType, ownValue } from '@lobby/contract';
import { say } from '#/words.ts';
import type { TalkState } from './talk-state.ts';

/** Characters of a description that a summary shows. */
const SHOWN_MAX = 200;

const listed = (names: readonly string[]) => names.map((name, index) => `${index + 1}. ${name}`).join('\n');
const paragraphs = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined && part !== '').join('\n\n');

/** What the bot asks of a field: its name and hint, its choices, and how it may be left out. */
export function askField(field: FormField, locale: Locale): string {
  const { kind, label, hint, choices, required } = field;
  const how =
    kind === 'select'
      ? say(locale, 'bot.order_talk_number')
      : kind === 'multi'
        ? say(locale, 'bot.order_talk_numbers')
        : kind === 'date'
          ? say(locale, 'bot.order_talk_date')
          : kind === 'file'
            ? say(locale, 'bot.order_talk_file')
            : '';
  const skip = required ? '' : say(locale, 'bot.order_talk_skip');
  const names = hasChoices(kind) ? listed(choices.map((choice) => wordsIn(choice.label, locale))) : '';
  const asked = [wordsIn(label, locale), wordsIn(hint, locale)].filter((part) => part !== '').join('\n');
  return paragraphs(asked, names, [how, skip].filter((part) => part !== '').join(' '));
}

export function askType(types: readonly WorkOrderType[], locale: Locale): string {
  const names = listed(types.map(({ name }) => wordsIn(name, locale)));
  return paragraphs(say(locale, 'bot.order_talk_type'), names, say(locale, 'bot.order_talk_number'));
}

/** Everything that would be submitted, and the question whether it shall be. */
export function askConfirm(state: TalkState, type: WorkOrderType, fields: readonly FormField[], locale: Locale): string {
  const { subject, description, values, files = {} } = state;
  const short = description.length > SHOWN_MAX ? `${description.slice(0, SHOWN_MAX).replace(/[\ud800-\udbff]$/, '')}…` : description;
  const lines = [
    [say(locale, 'bot.order_talk_subject'), subject],
    ...(description === subject ? [] : [[say(locale, 'bot.order_talk_details'), short.replaceAll(/\s*\n\s*/g, ' ')]]),
    ...fields.flatMap((field) => {
      const value = ownValue(values, field.key);
      return value === undefined ? [] : [[wordsIn(field.label, locale), shown(field, value, files, locale)]];
    }),
  ].map(([name = '', value = '']) => `- ${say(locale, 'bot.order_talk_line', { name, value })}`);
  return paragraphs(
    say(locale, 'bot.order_talk_summary', { type: wordsIn(type.name, locale) }),
    lines.join('\n'),
    say(locale, 'bot.order_talk_confirm'),
  );
}

function shown({ choices }: FormField, value: FieldValue, files: Readonly<Record<string, string>>, locale: Locale): string {
  const each = Array.isArray(value) ? value : [value];
  return each
    .map((one) => {
      const choice = choices.find(({ key }) => key === one);
      return choice ? wordsIn(choice.label, locale) : (ownValue(files, String(one)) ?? String(one));
    })
    .join(', ');
}
