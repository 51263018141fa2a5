import { DISCLOSURE_MAX, LAUNCHER_LABEL_MAX, TEASER_MAX, type Locale, type WidgetWords } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { TextArea, TextField } from '@lobby/ui';

interface WidgetTextFieldsProps {
  locale: Locale;
  words: WidgetWords;
  onChange: (words: WidgetWords) => void;
}

/** What the chat button says in one language. */
export function WidgetTextFields({ locale, words, onChange }: WidgetTextFieldsProps) {
  const t = useT('integration');
  return (
    <>
      <TextField
        label={t('look.label')}
        description={t('look.label_hint')}
        lang={locale}
        value={words.label}
        maxLength={LAUNCHER_LABEL_MAX}
        onChange={(event) => onChange({ ...words, label: event.target.value })}
      />
      <TextArea
        label={t('look.teaser')}
        description={t('look.teaser_hint')}
        lang={locale}
        rows={2}
        value={words.teaser}
        maxLength={TEASER_MAX}
        onChange={(event) => onChange({ ...words, teaser: event.target.value })}
      />
      <TextArea
        label={t('look.disclosure')}
        description={t('look.disclosure_hint')}
        lang={locale}
        rows={2}
        value={words.disclosure}
        maxLength={DISCLOSURE_MAX}
        onChange={(event) => onChange({ ...words, disclosure: event.target.value })}
      />
    </>
  );
}
