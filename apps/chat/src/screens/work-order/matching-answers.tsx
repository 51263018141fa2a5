import { useLocale, useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Check, ChevronDown, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Place } from '#/components/place-frame.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { useFetched } from '#/components/use-fetched.ts';
import { useNavigate } from '#/components/use-navigate.ts';
import { judgeArticle, searchFaq, tellOpened } from '#/data/faq.ts';

/** Answers that are offered, and how long nothing is typed before they are looked for, in milliseconds. */
const SHOWN = 3;
const PAUSE_MS = 300;
/** Fewer characters say too little, more are no question any longer. */
const LEAST = 2;
const MOST = 200;

interface MatchingAnswersProps {
  place: Place;
  /** What is being written. */
  subject: string;
  /** One of them was enough. */
  onSolved: () => void;
}

/** Answers that may spare the customer the work order, while they are writing it. */
export function MatchingAnswers({ subject, ...rest }: MatchingAnswersProps) {
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(subject.trim().slice(0, MOST)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [subject]);
  return q.length < LEAST ? null : <Found {...rest} q={q} />;
}

function Found({ place, q, onSolved }: Omit<MatchingAnswersProps, 'subject'> & { q: string }) {
  const { tenant, client } = place;
  const t = useT('order');
  const locale = useLocale();
  const tell = useFailureToast();
  const navigate = useNavigate();
  const [open, setOpen] = useState<string>();
  const found = useFetched(`${tenant} ${locale} ${q}`, (signal) => searchFaq(client, { tenant, locale, q }, signal));
  const items = found.value?.items.slice(0, SHOWN) ?? [];
  if (items.length === 0) return null;
  const toggle = (id: string) => {
    if (open !== id) tellOpened(client, { tenant, id, locale, from: 'faq' });
    setOpen(open === id ? undefined : id);
  };
  // A reader judges an article once, however often it is pressed, and that is how a spared work order is counted.
  const solved = async (id: string) => {
    await judgeArticle(client, { tenant, id, locale, verdict: 'helpful', comment: '' });
    onSolved();
    navigate({ to: '/chat/$tenant', params: { tenant } });
  };
  return (
    <section aria-label={t('answers')} className="rounded-card border border-accent-tint bg-accent-pale p-2">
      <h2 className="px-2 py-1.5 text-xs text-muted">{t('answers')}</h2>
      <ul>
        {items.map(({ id, slug, title, summary, locale: written }) => (
          <li key={id}>
            <button
              type="button"
              lang={written}
              aria-expanded={open === id}
              onClick={() => toggle(id)}
              className="flex w-full items-center gap-2.5 rounded-xl px-2 py-2.5 text-start text-sm hover:bg-surface-hover"
            >
              <FileText size={18} aria-hidden="true" className="shrink-0 text-accent-text" />
              <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
              <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-muted" />
            </button>
            {open === id ? (
              <div className="px-2 pb-2.5">
                <p lang={written} className="text-sm wrap-anywhere text-muted">
                  {summary}
                </p>
                <p className="mt-2 text-sm">{t('solves_q')}</p>
                <div className="mt-2 flex flex-wrap gap-2">
                  <Button size="small" icon={<Check size={16} />} onClick={() => void solved(id).catch(tell)}>
                    {t('solves')}
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    onClick={() => navigate({ to: '/chat/$tenant/faq/$id', params: { tenant, id: slug } })}
                  >
                    {t('read_all')}
                  </Button>
                </div>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
