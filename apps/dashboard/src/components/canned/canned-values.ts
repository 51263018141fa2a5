import {
  CANNED_FOLDER_MAX,
  CANNED_SHORTCUT_MAX,
  CANNED_TITLE_MAX,
  LOCALES,
  MESSAGE_MAX,
  unknownVariables,
  type CannedDraft,
  type CannedFile,
  type CannedReply,
  type CannedScope,
  type Card,
  type Locale,
} from '@lobby/contract';
import { fromCards, toCards, type DraftCard } from '#/state/draft-card.ts';

/** What the form holds: every language, written or not. */
export interface CannedValues {
  readonly scope: CannedScope;
  /** Kept while another scope is chosen; saved with that of teams. */
  readonly teamIds: readonly string[];
  readonly title: string;
  readonly shortcut: string;
  readonly folder: string;
  readonly bodies: Readonly<Record<Locale, string>>;
  /** Those that no card shows. */
  readonly files: readonly CannedFile[];
  readonly cards: readonly CannedDraftCard[];
}

/** A card of a reply in the form, and the language that it is for. */
export type CannedDraftCard = DraftCard & { readonly locale: Locale | null };

/** Where something is wrong: a field, or the text in a language. */
export type CannedField = 'title' | 'shortcut' | 'folder' | 'team_ids' | Locale;

export type CannedProblem =
  | { readonly kind: 'required' }
  | { readonly kind: 'space' }
  | { readonly kind: 'no_team' }
  | { readonly kind: 'too_long'; readonly over: number }
  | { readonly kind: 'unknown_variable'; readonly name: string };

/** What the form starts with. */
export function valuesOf(stored: CannedReply | undefined, scope: CannedScope): CannedValues {
  const { title = '', shortcut = '', folder = '', i18n = {} } = stored ?? {};
  const bodies = Object.fromEntries(LOCALES.map((locale) => [locale, i18n[locale] ?? ''])) as Record<Locale, string>;
  const { cards, files } = fromCards(stored?.cards ?? [], stored?.attachments ?? []);
  return {
    scope: stored?.scope ?? scope,
    teamIds: stored?.team_ids ?? [],
    title,
    shortcut,
    folder,
    bodies,
    files: files as CannedFile[],
    cards,
  };
}

/** What is saved: languages that say something, without outer white space. */
export function draftOf({ scope, teamIds, title, shortcut, folder, bodies, files, cards }: CannedValues): CannedDraft {
  const written = LOCALES.map((locale) => [locale, bodies[locale].trim()] as const).filter(([, body]) => body !== '');
  return {
    scope,
    team_ids: scope === 'team' ? [...teamIds] : [],
    title: title.trim(),
    shortcut: shortcut.trim(),
    folder: folder.trim(),
    i18n: Object.fromEntries(written),
    attachments: [...files, ...cards.flatMap(({ picture, locale }) => (picture ? { id: picture.id, locale } : []))].map(
      ({ id, locale }) => ({ id, locale }),
    ),
    cards: cards.map((card, place) => ({ ...(toCards(cards)[place] as Card), locale: card.locale })),
  };
}

/** What is wrong, by field; nothing where it can be saved. `shown` is the language that is asked for where none is written. */
export function checkValues(values: CannedValues, shown: Locale): Partial<Record<CannedField, CannedProblem>> {
  const { scope, team_ids: teamIds, title, shortcut, folder, i18n } = draftOf(values);
  const problems: Partial<Record<CannedField, CannedProblem>> = {};
  const tooLong = (text: string, max: number): CannedProblem | undefined =>
    text.length > max ? { kind: 'too_long', over: text.length - max } : undefined;
  const found: [CannedField, CannedProblem | undefined][] = [
    ['title', title === '' ? { kind: 'required' } : tooLong(title, CANNED_TITLE_MAX)],
    ['shortcut', /[\s/／]/u.test(shortcut) ? { kind: 'space' } : tooLong(shortcut, CANNED_SHORTCUT_MAX)],
    ['folder', tooLong(folder, CANNED_FOLDER_MAX)],
    ['team_ids', scope === 'team' && teamIds.length === 0 ? { kind: 'no_team' } : undefined],
    ...LOCALES.map((locale): [CannedField, CannedProblem | undefined] => [locale, checkBody(i18n[locale] ?? '', tooLong)]),
  ];
  for (const [field, problem] of found) if (problem) problems[field] = problem;
  if (Object.keys(i18n).length === 0) problems[shown] = { kind: 'required' };
  return problems;
}

function checkBody(body: string, tooLong: (text: string, max: number) => CannedProblem | undefined): CannedProblem | undefined {
  const [name] = unknownVariables(body);
  return name === undefined ? tooLong(body, MESSAGE_MAX) : { kind: 'unknown_variable', name: `{{${name}}}` };
}
