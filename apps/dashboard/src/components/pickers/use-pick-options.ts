import { cannedPartsFor, chooseCannedLocale, filesBeside, LOCALE_NAMES, type Conversation } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { bodyFor, matchCanned } from '#/components/canned/match-canned.ts';
import { useFill } from '#/components/canned/use-fill.ts';
import { articleCard, fillCard } from '#/components/card/made-card.ts';
import { useApi } from '#/data/api.ts';
import { cannedQuery, corpusHitsQuery } from '#/data/canned.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { useAppSelector } from '#/state/use-store.ts';
import type { PickerSign } from './find-trigger.ts';
import type { PickOption, PickOptions } from './pick-option.ts';
import { useSettled } from './use-settled.ts';

/** The corpus is asked once typing pauses for so long, in milliseconds. */
const ASK_PAUSE_MS = 200;
/** Lines that a picker shows; who looks for more types on. */
const SHOWN_MAX = 50;

interface Asked {
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

function optionsOf(items: readonly PickOption[], { isError, isPending, refetch }: Asked): PickOptions {
  return { items: items.slice(0, SHOWN_MAX), state: isError ? 'failed' : isPending ? 'loading' : 'ready', retry: () => void refetch() };
}

/** What a picker offers for a sign and what was typed after it. */
export function usePickOptions(sign: Exclude<PickerSign, '>'>, query: string, conversation: Conversation): PickOptions {
  const options = {
    '/': useCannedOptions(sign === '/', query, conversation),
    '#': useCorpusOptions(sign === '#', query, conversation),
    '@': useColleagueOptions(sign === '@', query),
  };
  return options[sign];
}

function useCannedOptions(enabled: boolean, query: string, conversation: Conversation): PickOptions {
  const asked = useQuery({ ...cannedQuery(useApi()), enabled });
  const fill = useFill(conversation);
  const items = matchCanned(asked.data?.items ?? [], query).map(({ id, title, shortcut, folder, i18n, attachments, cards: kept }) => {
    const insert = fill(bodyFor(i18n, conversation.language));
    const locale = chooseCannedLocale(i18n, conversation.language);
    const files = filesBeside({ attachments: cannedPartsFor(attachments, locale), cards: kept });
    const cards = cannedPartsFor(kept, locale).map(({ locale: _, ...card }) => fillCard(card, fill));
    const lines = [insert, [...files.map(({ name }) => name), ...cards.map((card) => card.title)].join(', '), folder].filter(
      (line) => line !== '',
    );
    return { id, title, aside: shortcut === '' ? undefined : `/${shortcut}`, lines, insert, files, cards };
  });
  return optionsOf(items, asked);
}

function useCorpusOptions(enabled: boolean, query: string, { language }: Conversation): PickOptions {
  const t = useT('canned');
  const formats = useFormats();
  const question = query.replaceAll(/[-_\s]+/gu, ' ').trim();
  const settled = useSettled(question, ASK_PAUSE_MS);
  const asked = useQuery(corpusHitsQuery(useApi(), enabled ? settled : '', language));
  const items = (asked.data?.items ?? []).flatMap((hit): PickOption[] => {
    const address = hit.address && new URL(hit.address, location.origin).href;
    const shown = { title: hit.question, lines: [hit.answer, address ?? t('corpus_source', { language: LOCALE_NAMES[hit.locale] })] };
    const id = hit.entry_id ?? hit.passage_id ?? hit.question;
    // An article or a page is shared whole, by its address; what is quoted here is a piece of it.
    const option = { ...shown, id, aside: formats.percent(hit.score), insert: address ? `${hit.question}\n${address} ` : hit.answer };
    if (!address) return [option];
    const card = articleCard(hit.question, hit.answer, address, language);
    return [option, { ...shown, lines: [hit.answer], id: `${id}:card`, aside: t('cards.as_card'), insert: '', cards: [card] }];
  });
  if (question === '') return { items: [], state: 'ready', retry: () => undefined };
  // What answered an earlier question must not be inserted for this one.
  const isLate = settled !== question || asked.isPlaceholderData;
  return optionsOf(isLate ? [] : items, { ...asked, isPending: asked.isPending || isLate });
}

function useColleagueOptions(enabled: boolean, query: string): PickOptions {
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  const asked = useQuery({ ...colleaguesQuery(useApi()), enabled });
  const folded = query.normalize('NFKC').toLocaleLowerCase();
  const items = (asked.data?.items ?? [])
    .filter(({ id, name }) => id !== me && name !== '' && name.normalize('NFKC').toLocaleLowerCase().includes(folded))
    .map(({ id, name }) => ({ id: String(id), title: name, lines: [], insert: `@${name} ` }));
  return optionsOf(items, asked);
}
