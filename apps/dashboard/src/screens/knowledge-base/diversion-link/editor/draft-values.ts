import { LOCALES, type DiversionDraft, type DiversionLink, type DiversionTarget, type Locale } from '@lobby/contract';

/** What is edited of a link. */
export interface LinkForm {
  /** Of a new link; empty for one that is made up. */
  slug: string;
  draft: DiversionDraft;
}

const perLocale = <T>(of: () => T) => Object.fromEntries(LOCALES.map((locale) => [locale, of()])) as Record<Locale, T>;

export function newTarget(id: string): DiversionTarget {
  const limits = { weight: 1, daily_cap: null, total_cap: null, hours: 'always' } as const;
  return { id, kind: 'web_chat', ref: '', ...limits, languages: [], countries: [], enabled: true };
}

/** A link as it begins: everybody to the web chat, straight away. */
export function newForm(targetId: string): LinkForm {
  return {
    slug: '',
    draft: {
      name: '',
      strategy: 'round_robin',
      online_only: false,
      sticky: 'none',
      landing: 'direct',
      texts: perLocale(() => ({ title: '', text: '', button: '', prefill: '' })),
      starts_at: null,
      expires_at: null,
      max_visits: null,
      fallback: { kind: 'web_chat', address: '' },
      utm: { source: '', medium: '', campaign: '' },
      bot_offer: { enabled: false, words: [], when_text: '', intents: [], label: perLocale(() => '') },
      targets: [newTarget(targetId)],
    },
  };
}

/** A stored link as it is edited. */
export function formOf(link: DiversionLink): LinkForm {
  const { name, strategy, online_only, sticky, landing, texts, starts_at, expires_at, max_visits, fallback, utm, bot_offer } = link;
  const targets = link.targets.map(({ id, kind, ref, weight, daily_cap, total_cap, hours, languages, countries, enabled }) => {
    return { id, kind, ref, weight, daily_cap, total_cap, hours, languages, countries, enabled };
  });
  const draft = {
    name,
    strategy,
    online_only,
    sticky,
    landing,
    texts,
    starts_at,
    expires_at,
    max_visits,
    fallback,
    utm,
    bot_offer,
    targets,
  };
  return { slug: link.slug, draft };
}

/** Moves one target up or down by a place. Pure. */
export function moved(targets: readonly DiversionTarget[], index: number, by: -1 | 1): DiversionTarget[] {
  const [target, other] = [targets[index], targets[index + by]];
  if (!target || !other) return [...targets];
  return targets.map((each, place) => (place === index ? other : place === index + by ? target : each));
}
