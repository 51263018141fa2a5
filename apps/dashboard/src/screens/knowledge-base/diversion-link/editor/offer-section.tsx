import { LOCALE_NAMES, OFFER_INTENTS_MAX, OFFER_TEXT_MAX, OFFER_WORDS_MAX, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, Switch, TextArea, TextField } from '@lobby/ui';
import { useState } from 'react';
import type { LinkFormState } from './use-link-form.ts';

const LABEL_MAX = 40;
/** What stands between two words in a list, in any of the languages. */
const BETWEEN = /[,，、;；\n]+/;

/** Whether the bot offers the link, on which words, and under which name in the language that is being written. */
export function OfferSection({ state: { form, change, errorOf }, locale }: { state: LinkFormState; locale: Locale }) {
  const t = useT('diversion');
  const { bot_offer: offer } = form.draft;
  const [typed, setTyped] = useState(offer.words.join(', '));
  const [asked, setAsked] = useState(offer.intents.join('\n'));
  const set = (part: Partial<typeof offer>) => change({ bot_offer: { ...offer, ...part } });
  return (
    <Panel title={t('section.offer')}>
      <Switch
        label={t('field.offer')}
        description={t('field.offer_text')}
        checked={offer.enabled}
        onChange={(enabled) => set({ enabled })}
      />
      {offer.enabled ? (
        <div className="mt-4 grid gap-4">
          <TextField
            label={t('field.offer_when')}
            description={t('field.offer_when_text')}
            placeholder={t('field.offer_when_example')}
            optional
            maxLength={OFFER_TEXT_MAX}
            value={offer.when_text}
            error={errorOf('bot_offer.when_text')}
            onChange={({ target }) => set({ when_text: target.value })}
          />
          <TextArea
            label={t('field.offer_intents')}
            description={t('field.offer_intents_text', { most: OFFER_INTENTS_MAX })}
            rows={3}
            value={asked}
            error={errorOf('bot_offer.intents')}
            onChange={({ target }) => {
              setAsked(target.value);
              set({ intents: linesOf(target.value) });
            }}
          />
          <TextArea
            label={t('field.offer_words')}
            description={t('field.offer_words_text', { most: OFFER_WORDS_MAX })}
            rows={2}
            value={typed}
            error={errorOf('bot_offer.words')}
            onChange={({ target }) => {
              setTyped(target.value);
              set({ words: wordsOf(target.value) });
            }}
          />
          <TextField
            label={t('field.offer_label', { language: LOCALE_NAMES[locale] })}
            description={t('field.offer_label_text')}
            optional
            maxLength={LABEL_MAX}
            value={offer.label[locale]}
            onChange={({ target }) => set({ label: { ...offer.label, [locale]: target.value } })}
          />
        </div>
      ) : null}
    </Panel>
  );
}

/** Each word of a list once. Pure. */
const wordsOf = (text: string): string[] => eachOnce(text.split(BETWEEN));
/** Each line once. Pure. */
const linesOf = (text: string): string[] => eachOnce(text.split('\n'));

function eachOnce(parts: readonly string[]): string[] {
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
}
