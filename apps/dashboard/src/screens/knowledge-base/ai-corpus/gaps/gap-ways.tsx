import type { Gap } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Checkbox } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { Ungroup } from 'lucide-react';
import { useState } from 'react';
import { LocaleChip } from '#/components/corpus/entry-chips.tsx';
import { useSettle } from '#/components/corpus/use-settle.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { splitGap } from '#/data/corpus-care.ts';

type Way = Gap['samples'][number];

/** The ways in which a gap was asked, why each is here, and which of them ask something else after all. */
export function GapWays({ gap: { id, status, samples, last_at: lastAt } }: { gap: Gap }) {
  const t = useT('corpus');
  const api = useApi();
  const formats = useFormats();
  const { busy, settle } = useSettle();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const texts = [...new Set(samples.map(({ question }) => question))];
  const canSplit = status === 'open' && texts.length > 1;
  const toggle = (question: string, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, question] : before.filter((each) => each !== question)));
  const split = async () => {
    if (await settle(() => splitGap(api, id, [...chosen]), t('gaps.split_toast'))) setChosen([]);
  };
  return (
    <details className="text-13">
      <summary className="cursor-pointer text-muted">
        {t('gaps.ways')} · {formats.relative(lastAt)}
      </summary>
      <ul className="mt-1.5 divide-y divide-separator">
        {samples.map((way) => (
          <li key={`${way.locale}:${way.question}`} className="flex items-start gap-3 py-1.5">
            {canSplit ? (
              <Checkbox
                aria-label={t('gaps.choose', { question: way.question })}
                checked={chosen.includes(way.question)}
                onChange={({ target }) => toggle(way.question, target.checked)}
              />
            ) : null}
            <WayLine way={way} />
          </li>
        ))}
      </ul>
      {chosen.length > 0 ? (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <Button
            size="small"
            icon={<Ungroup size={14} />}
            loading={busy}
            disabled={chosen.length === texts.length}
            onClick={() => void split()}
          >
            {t('gaps.split')}
          </Button>
          <p className="text-muted">{chosen.length === texts.length ? t('gaps.split_all') : t('gaps.split_text')}</p>
        </div>
      ) : null}
    </details>
  );
}

function WayLine({ way: { question, locale, count, conversation_id: id, asked_at: at, bond, shared } }: { way: Way }) {
  const t = useT('corpus');
  const formats = useFormats();
  const mayOpen = useMay()('session.view');
  const why =
    bond === 'words'
      ? shared.length === 0
        ? t('gaps.bond_entry')
        : t('gaps.bond_words', { words: shared.join(' · ') })
      : t(`gaps.bond_${bond}`);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-0.5">
      <LocaleChip locale={locale} />
      <span lang={locale} className="min-w-40 flex-1 break-words">
        {question}
      </span>
      <span className="text-muted tabular-nums">{t('gaps.times', { count, shown: formats.number(count) })}</span>
      <time dateTime={new Date(at).toISOString()} className="shrink-0 text-muted">
        {formats.relative(at)}
      </time>
      {mayOpen ? (
        <Link to="/dashboard/session" search={{ conversation: id }} preload={false} className="shrink-0 text-accent-text hover:underline">
          {t('gaps.conversation')}
        </Link>
      ) : null}
      <span className="w-full text-muted">{why}</span>
    </div>
  );
}
