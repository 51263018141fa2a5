import { useT } from '@lobby/i18n';
import { LOCALE_NAMES, LOCALES, type Locale } from '@lobby/contract';
import { Check, CircleAlert } from 'lucide-react';
import { useId, type Ref } from 'react';

interface LanguageChipsProps {
  value: readonly Locale[];
  onChange: (value: readonly Locale[]) => void;
  error: string | undefined;
  /** The first box, for the focus on the first wrong field. */
  ref: Ref<HTMLInputElement>;
}

/** The languages that visitors use, each a box in its own words. */
export function LanguageChips({ value, onChange, error, ref }: LanguageChipsProps) {
  const t = useT('business');
  const errorId = useId();
  const toggle = (locale: Locale, on: boolean) => onChange(LOCALES.filter((each) => (each === locale ? on : value.includes(each))));
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="text-label">{t('to_b.locales')}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {LOCALES.map((locale, index) => (
          <label
            key={locale}
            lang={locale}
            className="inline-flex h-9 cursor-pointer items-center gap-1.5 rounded-full border border-field-border bg-field px-3.5 text-sm has-checked:border-accent-pale-border has-checked:bg-accent-tint has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="checkbox"
              className="peer sr-only"
              ref={index === 0 ? ref : undefined}
              checked={value.includes(locale)}
              onChange={(event) => toggle(locale, event.target.checked)}
            />
            <Check size={15} aria-hidden="true" className="hidden peer-checked:block" />
            {LOCALE_NAMES[locale]}
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="mt-1.5 flex items-center gap-1.5 text-13 text-danger-text">
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
