import { useLocale, useT } from '@lobby/i18n';
import { LOCALES, type Locale } from '@lobby/contract';
import { siteMap } from '@lobby/session';
import { ApiError } from '@lobby/api-client';
import { useEffect, useState } from 'react';
import { plainSlug, suggestSlug } from '#/components/chat-address/suggest-slug.ts';
import { useSlugStatus } from '#/components/chat-address/use-slug-status.ts';
import { placeFailure } from '#/components/form/place-failure.ts';
import { useForm } from '#/components/form/use-form.ts';
import { useNotice } from '#/components/form/use-notice.ts';
import { useSingleFlight } from '#/components/form/use-single-flight.ts';
import { useApi } from '#/data/api.ts';
import { FIRST_STEP } from '#/data/first-step.ts';
import { pageGoes, useLeave } from '#/data/leave.ts';
import { openBusiness } from '#/data/user.ts';
import { clearToBDraft, keepToBDraft, readToBDraft, type ToBDraft } from '#/state/to-b-draft.ts';
import { checkToB, TO_B_FIELDS, type ToBField } from './check-to-b.ts';
import { browserZones, guessCountry, zoneFor } from './guess-place.ts';

/** The form of a new business: its values, the address name, and what sending it does. `onSignedOut` hears that the session is over. */
export function useToB(onSignedOut: (error: unknown) => void) {
  const t = useT('business');
  const api = useApi();
  const leave = useLeave();
  const locale = useLocale();
  const [draft, setDraft] = useState(() => readToBDraft() ?? beginDraft(locale));
  const change = (part: Partial<ToBDraft>) => setDraft((before) => ({ ...before, ...part }));
  const slugStatus = useSlugStatus(draft.slug);
  const values = valuesOf(draft);
  const found = checkToB(values, { slugStatus, noLocale: { said: t('to_b.locales_needed') } });
  const form = useForm<ToBField>({ names: TO_B_FIELDS, values, found });
  const { shown, showNotice } = useNotice();

  useEffect(() => {
    keepToBDraft(draft);
  }, [draft]);

  const [open, opening] = useSingleFlight(async () => {
    let next: string = siteMap.dashboard.path;
    try {
      await openBusiness(api, requestOf(draft, locale));
      next = FIRST_STEP;
    } catch (error) {
      if (error instanceof ApiError && error.endsSession) return onSignedOut(error);
      const isOpen = error instanceof ApiError && error.reason === 'already_business';
      if (!isOpen) {
        const { fields, notice } = placeFailure(error, Date.now());
        form.refuse(fields, values);
        return showNotice(notice);
      }
    }
    clearToBDraft();
    leave(next);
    // The form stays busy until the browser has left it.
    await pageGoes();
  });

  return {
    draft,
    change,
    form,
    shown,
    slugStatus,
    opening,
    /** A new business name suggests the address name, until somebody has chosen one. */
    suggest: (name: string) => {
      if (!draft.slugChosen) change({ slug: suggestSlug(name) });
    },
    chooseSlug: (slug: string) => change({ slug, slugChosen: slug !== '' }),
    /** Another country brings its zone along. */
    chooseCountry: (country: string) => change({ country, timezone: zoneFor(country, draft.timezone, browserZones) }),
    submit: () => {
      if (form.pass()) void open();
    },
  };
}

/** What the browser knows of where somebody is, and of what they read. */
function beginDraft(locale: Locale): ToBDraft {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const country = guessCountry({ zone, languages: navigator.languages, zonesOf: browserZones }) ?? '';
  return { tenant_name: '', slug: '', slugChosen: false, country, timezone: zone, industry: undefined, locales: [locale] };
}

function valuesOf({ tenant_name, slug, country, timezone, industry, locales }: ToBDraft): Record<ToBField, string> {
  return { tenant_name, slug, country, timezone, industry: industry ?? '', locales: locales.join(' ') };
}

/** What is left empty is left to the server. The language of the page comes first, where it is one of the chosen: it becomes the business's own. */
function requestOf({ tenant_name, slug, country, timezone, industry, locales }: ToBDraft, own: Locale) {
  const chosen = LOCALES.filter((each) => locales.includes(each));
  return {
    tenant_name,
    locales: chosen.toSorted((one, other) => Number(other === own) - Number(one === own)),
    ...(slug !== '' && { slug: plainSlug(slug) }),
    ...(country !== '' && { country }),
    ...(timezone !== '' && { timezone }),
    ...(industry && { industry }),
  };
}
