import { BOT_LANGUAGE_MODES, BOT_LENGTHS, BOT_TONES, FLOOR_CHOICES, HANDOFF_LINES, LOCALE_NAMES, LOCALES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import type { Difference } from './bot-values.ts';

interface DifferenceRowProps {
  difference: Difference;
  /** How each side is introduced. */
  theirs: (text: string) => string;
  mine: (text: string) => string;
}

/** One field that two copies of the settings have differently, in words. */
export function DifferenceRow({ difference, theirs, mine }: DifferenceRowProps) {
  const { field, locale, name } = difference;
  const t = useT('bot');
  const names = useFieldNames();
  const inWords = useValueWords();
  const shown = (text: string) => (text === '' ? t('versions.empty_value') : inWords(field, text));
  return (
    <li className="py-2">
      <p className="font-semibold">
        {names[field]}
        {name === undefined ? null : <span className="ml-2 font-normal break-all text-muted">{name}</span>}
        {locale ? <span className="ml-2 font-normal text-muted">{LOCALE_NAMES[locale]}</span> : null}
      </p>
      <p className="line-clamp-3 text-muted">{theirs(shown(difference.theirs))}</p>
      <p className="line-clamp-3">{mine(shown(difference.mine))}</p>
    </li>
  );
}

function useFieldNames(): Readonly<Record<string, string>> {
  const t = useT('bot');
  const lines = Object.fromEntries(HANDOFF_LINES.map((line) => [`line_${line}`, t(`handoff.names.${line}`)]));
  return {
    ...lines,
    tool: t('versions.tool'),
    tone: t('persona.tone'),
    length: t('persona.length'),
    instructions: t('persona.instructions'),
    guardrails: t('persona.guardrails'),
    languages: t('persona.languages'),
    reply_timeout_s: t('persona.timeout'),
    sign_off: t('persona.sign_off'),
    did_you_mean: t('knowledge.did_you_mean'),
    offer: t('texts.offer'),
    none: t('texts.none'),
    name: t('texts.name'),
    welcome: t('texts.welcome'),
    suggested_questions: t('questions.title'),
    no_answer: t('texts.no_answer'),
    handoff_words: t('handoff.title'),
    score_floor: t('knowledge.floor'),
    words: t('handoff.names.words'),
    mood: t('handoff.names.mood'),
    rule: t('handoff.names.rule'),
    file: t('handoff.names.file'),
    failure: t('handoff.names.failure'),
    quota: t('handoff.names.quota'),
    turns: t('handoff.names.turns'),
    low_score: t('handoff.names.low_score'),
    misses: t('handoff.names.misses'),
    help_while_waiting: t('handoff.help'),
    give_back: t('handoff.silent'),
    order: t('handoff.order'),
  };
}

/** Tone, length, languages and the choices of a floor are codes in the settings; people read them as they choose them. */
function useValueWords(): (field: Difference['field'], text: string) => string {
  const t = useT('bot');
  const tone = new Map<string, string>(BOT_TONES.map((each) => [each, t(`persona.tones.${each}`)]));
  const length = new Map<string, string>(BOT_LENGTHS.map((each) => [each, t(`persona.lengths.${each}`)]));
  const languages = new Map<string, string>([
    ...BOT_LANGUAGE_MODES.map((each) => [each, t(`persona.modes.${each}`)] as const),
    ...LOCALES.map((each) => [each, LOCALE_NAMES[each]] as const),
  ]);
  const floor = new Map<string, string>([
    [String(FLOOR_CHOICES.more), t('knowledge.more')],
    [String(FLOOR_CHOICES.sure), t('knowledge.sure')],
  ]);
  const words: Partial<Record<Difference['field'], ReadonlyMap<string, string>>> = { tone, length, languages, score_floor: floor };
  return (field, text) =>
    text
      .split(' · ')
      .map((part) => words[field]?.get(part) ?? part)
      .join(' · ');
}
