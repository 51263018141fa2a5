import type { MessagingKind } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { buttonLook } from '@lobby/ui';
import { ExternalLink } from 'lucide-react';

/** Steps on the service's own pages before it is connected. */
const BEFORE = {
  telegram: ['guide.telegram.before.1', 'guide.telegram.before.2', 'guide.telegram.before.3'],
  line: ['guide.line.before.1', 'guide.line.before.2', 'guide.line.before.3', 'guide.line.before.4'],
  whatsapp: [
    'guide.whatsapp.before.1',
    'guide.whatsapp.before.2',
    'guide.whatsapp.before.3',
    'guide.whatsapp.before.4',
    'guide.whatsapp.before.5',
  ],
  email: ['guide.email.before.1', 'guide.email.before.2'],
} as const;
/** And after it. */
const AFTER = {
  telegram: [],
  line: ['guide.line.after.1', 'guide.line.after.2'],
  whatsapp: ['guide.whatsapp.after.1', 'guide.whatsapp.after.2'],
  email: ['guide.email.after.1'],
} as const;

/** Where those steps are taken. */
const PAGES = {
  telegram: { url: 'https://t.me/BotFather', words: 'guide.telegram.page' },
  line: { url: 'https://developers.line.biz/console/', words: 'guide.line.page' },
  whatsapp: { url: 'https://developers.facebook.com/apps/', words: 'guide.whatsapp.page' },
  email: undefined,
} as const;

/** What to do on the service's own pages, and the way there. */
export function Guide({ kind, part }: { kind: MessagingKind; part: 'before' | 'after' }) {
  const t = useT('channels');
  const page = PAGES[kind];
  const steps = part === 'before' ? BEFORE[kind] : AFTER[kind];
  if (steps.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-semibold">{t(part === 'before' ? 'guide.before' : 'guide.after')}</h3>
      <ol className="mt-2 flex list-decimal flex-col gap-1.5 pl-5 marker:text-muted">
        {steps.map((step) => (
          <li key={step} className="text-pretty">
            {t(step)}
          </li>
        ))}
      </ol>
      {page === undefined ? null : (
        <a href={page.url} target="_blank" rel="noreferrer" className={`${buttonLook('secondary', 'small')} mt-3`}>
          {t(page.words)}
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
