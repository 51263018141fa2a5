import { useLocale, useT } from '@lobby/i18n';
import { useRouter } from '@tanstack/react-router';
import { ChevronRight, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Place } from '#/components/place-frame.tsx';
import { useFetched } from '#/components/use-fetched.ts';
import { searchFaq } from '#/data/faq.ts';

/** Answers that are offered, and how long nothing is typed before they are looked for, in milliseconds. */
const SHOWN = 3;
const PAUSE_MS = 300;
/** Fewer characters say too little. */
const LEAST = 2;

/** Answers that may spare the customer the work order, while they are writing its subject. */
export function MatchingAnswers({ place, subject }: { place: Place; subject: string }) {
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(subject.trim().slice(0, 200)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [subject]);
  return q.length < LEAST ? null : <Found place={place} q={q} />;
}

function Found({ place: { tenant, client }, q }: { place: Place; q: string }) {
  const t = useT('order');
  const locale = useLocale();
  const router = useRouter();
  const found = useFetched(`${tenant} ${locale} ${q}`, (signal) => searchFaq(client, { tenant, locale, q }, signal));
  const items = found.value?.items.slice(0, SHOWN) ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-label={t('answers')} className="rounded-card border border-accent-tint bg-accent-pale p-2">
      <h2 className="px-2 py-1.5 text-xs text-muted">{t('answers')}</h2>
      <ul>
        {items.map(({ id, slug, title, locale: written }) => (
          <li key={id}>
            <button
              type="button"
              lang={written}
              onClick={() => void router.navigate({ to: '/chat/$tenant/faq/$id', params: { tenant, id: slug } })}
              className="flex w-full items-center gap-2.5 rounded-xl px-2 py-2.5 text-start text-sm hover:bg-surface-hover"
            >
              <FileText size={18} aria-hidden="true" className="shrink-0 text-accent-text" />
              <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
              <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
