import { DIVERSION_TEXT_MAX, LOCALES, LOCALE_NAMES, type DiversionTexts, type Locale } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Panel, Select, Tabs, TextArea, TextField } from '@lobby/ui';
import type { LinkFormState } from './use-link-form.ts';

interface LandingSectionProps {
  state: LinkFormState;
  locale: Locale;
  onLocale: (locale: Locale) => void;
}

const LANDINGS = ['direct', 'page'] as const;
const TITLE_MAX = 80;
const BUTTON_MAX = 40;

/** What the visitor sees before the target, and is offered to say first, in each language. */
export function LandingSection({ state, locale, onLocale }: LandingSectionProps) {
  const t = useT('diversion');
  const { form, change } = state;
  const { landing } = form.draft;
  return (
    <Panel title={t('section.landing')}>
      <Select
        className="sm:w-1/2"
        label={t('field.landing')}
        description={t(`landing_text.${landing}`)}
        options={LANDINGS.map((value) => ({ value, label: t(`landing.${value}`) }))}
        value={landing}
        onChange={(value) => change({ landing: value })}
      />
      <Tabs
        className="mt-4"
        label={t('texts_languages')}
        items={LOCALES.map((each) => ({ id: each, label: LOCALE_NAMES[each] }))}
        value={locale}
        onChange={onLocale}
      >
        <Texts state={state} locale={locale} />
      </Tabs>
    </Panel>
  );
}

function Texts({ state: { form, change, errorOf }, locale }: { state: LinkFormState; locale: Locale }) {
  const t = useT('diversion');
  const formats = useFormats();
  const { texts } = form.draft;
  const own = texts[locale];
  const set = (part: Partial<DiversionTexts>) => change({ texts: { ...texts, [locale]: { ...own, ...part } } });
  const room = (text: string) => t('characters', { used: formats.number(text.length), most: formats.number(DIVERSION_TEXT_MAX) });
  const field = (name: keyof DiversionTexts) => ({
    value: own[name],
    error: errorOf(`texts.${locale}.${name}`),
    optional: true,
    lang: locale,
  });
  return (
    <div className="grid gap-4 pt-4 sm:grid-cols-2">
      <TextField
        label={t('field.landing_title')}
        maxLength={TITLE_MAX}
        {...field('title')}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextField
        label={t('field.landing_button')}
        maxLength={BUTTON_MAX}
        {...field('button')}
        onChange={({ target }) => set({ button: target.value })}
      />
      <TextArea
        label={t('field.landing_words')}
        className="sm:col-span-2"
        rows={2}
        maxLength={DIVERSION_TEXT_MAX}
        aside={<span className="tabular-nums">{room(own.text)}</span>}
        {...field('text')}
        onChange={({ target }) => set({ text: target.value })}
      />
      <TextArea
        label={t('field.prefill')}
        className="sm:col-span-2"
        description={t('field.prefill_text')}
        rows={2}
        maxLength={DIVERSION_TEXT_MAX}
        aside={<span className="tabular-nums">{room(own.prefill)}</span>}
        {...field('prefill')}
        onChange={({ target }) => set({ prefill: target.value })}
      />
    </div>
  );
}
