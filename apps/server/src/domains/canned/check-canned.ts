import { CANNED_VARIABLES, LOCALES, unknownVariables, type Attachment, type CannedDraft, type Locale } from '@lobby/contract';
import { showPictures } from '#/domains/conversation/cards-of.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';

/** @throws BusinessError invalid_request where a text has a variable that nothing can be filled in for */
export function checkVariables({ i18n, cards }: Pick<CannedDraft, 'i18n' | 'cards'>, locale: Locale): void {
  const texts = [
    ...LOCALES.map((language) => ({ path: `i18n.${language}`, text: i18n[language] ?? '' })),
    { path: 'cards', text: cards.flatMap(({ title, text, buttons }) => [title, text, ...buttons.map(({ label }) => label)]).join('\n') },
  ];
  const fields = texts.flatMap(({ path, text }) => {
    const [name] = unknownVariables(text);
    if (name === undefined) return [];
    const known = CANNED_VARIABLES.map((variable) => `{{${variable}}}`).join(', ');
    return [{ path, message: say(locale, 'canned.unknown_variable', { name: `{{${name}}}`, known }) }];
  });
  if (fields.length > 0) throw new BusinessError('invalid_request', { fields });
}

/** @throws BusinessError invalid_request where it is for teams and names none */
export function checkTeams({ scope, team_ids: ids }: Pick<CannedDraft, 'scope' | 'team_ids'>, locale: Locale): void {
  if (scope !== 'team' || ids.length > 0) return;
  throw new BusinessError('invalid_request', { fields: [{ path: 'team_ids', message: say(locale, 'canned.teams_missing') }] });
}

/** @throws BusinessError upload_over where a card shows what is no picture */
export function checkPictures({ cards }: Pick<CannedDraft, 'cards'>, files: readonly Attachment[]): void {
  if (!showPictures(cards, files)) throw new BusinessError('upload_over');
}

/** The error of a shortcut that another reply of the same owner has. */
export function shortcutTaken(locale: Locale): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path: 'shortcut', message: say(locale, 'canned.shortcut_taken') }] });
}

/** The error of a list that is full. */
export function tooManyCanned(locale: Locale, max: number): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path: 'title', message: say(locale, 'canned.too_many', { max }) }] });
}
