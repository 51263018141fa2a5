import { LOCALES, LOCALE_NAMES, type DiversionDraft, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useAppSelector } from '#/state/use-store.ts';
import { sessionSlice } from '@lobby/session';
import { PREVIEW_TEXTS } from './preview-texts.ts';

interface PhonePreviewProps {
  draft: DiversionDraft;
  locale: Locale;
  onLocale: (locale: Locale) => void;
}

/** What a visitor sees on a phone, in the language that is being written, as it is typed. */
export function PhonePreview({ draft, locale, onLocale }: PhonePreviewProps) {
  const t = useT('diversion');
  return (
    <aside aria-label={t('preview')} className="flex flex-col items-center gap-3 xl:sticky xl:top-0">
      <SelectOnDemand
        label={t('preview_language')}
        className="w-full max-w-72"
        options={LOCALES.map((each) => ({ value: each, label: LOCALE_NAMES[each] }))}
        value={locale}
        onChange={onLocale}
      />
      <div lang={locale} className="w-full max-w-72 rounded-[36px] border-8 border-foreground/85 bg-default p-3">
        <div className="flex min-h-112 flex-col justify-center gap-3 rounded-[22px] bg-[#f8fafc] p-4">
          <LandingCard draft={draft} locale={locale} />
          <FirstWords prefill={draft.texts[locale].prefill} />
        </div>
      </div>
      <p className="max-w-72 text-center text-xs text-muted">{t(draft.landing === 'page' ? 'preview_page' : 'preview_direct')}</p>
    </aside>
  );
}

function LandingCard({ draft, locale }: Pick<PhonePreviewProps, 'draft' | 'locale'>) {
  const business = useAppSelector(sessionSlice.selectors.selectUser)?.tenant_name ?? '';
  const { title, text, button } = draft.texts[locale];
  const words = PREVIEW_TEXTS[locale];
  return (
    <div className="rounded-2xl border border-border bg-white p-4 text-center wrap-anywhere text-foreground">
      <p className="text-xs text-muted">{business}</p>
      <p dir="auto" className="mt-1 text-base font-semibold">
        {title || words.title.replace('{business}', business)}
      </p>
      <p dir="auto" className="mt-1 text-13 whitespace-pre-line text-muted">
        {text || words.text}
      </p>
      {draft.landing === 'page' ? (
        <span className="mt-4 inline-flex min-h-9 items-center rounded-xl bg-accent-solid px-4 text-13 font-semibold text-white">
          {button || words.button}
        </span>
      ) : null}
    </div>
  );
}

/** What the visitor is offered to say first. */
function FirstWords({ prefill }: { prefill: string }) {
  if (prefill === '') return null;
  return (
    <p dir="auto" className="self-end rounded-2xl rounded-br-md bg-accent-solid px-3 py-2 text-13 wrap-anywhere text-white">
      {prefill}
    </p>
  );
}
