import type { Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Link } from '@tanstack/react-router';
import type { Block } from './read-markdown.ts';
import { usePolicyType } from './policy-search.ts';

interface PolicyContentsProps {
  blocks: readonly Block[];
  /** Language of the text. */
  lang: Locale;
}

/** What is on the page, to jump to: beside the text, on phones folded above it. */
export function PolicyContents({ blocks, lang }: PolicyContentsProps) {
  const t = useT('policy');
  const type = usePolicyType();
  const sections = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  const list = (
    <ol lang={lang} className="mt-3 space-y-2.5 text-sm text-muted">
      {sections.map(({ id, text }) => (
        <li key={id}>
          <Link to="/policy" search={{ type }} hash={id} className="rounded-sm hover:text-foreground hover:underline underline-offset-4">
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="mb-8 rounded-xl border border-border bg-surface px-4 py-3 lg:hidden print:hidden">
        <summary className="cursor-pointer text-sm font-semibold">{t('contents')}</summary>
        {list}
      </details>
      <nav aria-label={t('contents')} className="max-lg:hidden print:hidden">
        <div className="sticky top-8">
          <p aria-hidden="true" className="text-sm font-semibold">
            {t('contents')}
          </p>
          {list}
        </div>
      </nav>
    </>
  );
}
