import { GREETING_MAX, LOCALES, type Locale, type MessagingSettings } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';
import { PREVIEW_TEXTS } from '#/components/integration/preview-texts.ts';
import { InLanguages } from './in-languages.tsx';

export interface SettingsPart {
  settings: MessagingSettings;
  mayEdit: boolean;
  onChange: (part: Partial<MessagingSettings>) => void;
}

const DISCLOSURES = Object.fromEntries(LOCALES.map((locale) => [locale, PREVIEW_TEXTS[locale].disclosure])) as Record<Locale, string>;

/** What is said before the first answer, in each language. */
export function WordsPanel({ settings, mayEdit, onChange }: SettingsPart) {
  const t = useT('channels');
  const greeting = {
    id: 'greeting',
    label: t('words.greeting'),
    description: t('words.greeting_hint'),
    value: settings.greeting,
    onChange: (value: MessagingSettings['greeting']) => onChange({ greeting: value }),
  };
  const disclosure = {
    id: 'disclosure',
    label: t('words.disclosure'),
    description: t('words.disclosure_hint'),
    value: settings.disclosure,
    placeholder: DISCLOSURES,
    onChange: (value: MessagingSettings['disclosure']) => onChange({ disclosure: value }),
  };
  return (
    <Panel title={t('words.title')}>
      <InLanguages fields={[greeting, disclosure]} max={GREETING_MAX} mayEdit={mayEdit} />
    </Panel>
  );
}
