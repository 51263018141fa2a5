import { LOCALE_NAMES, LOCALES, validityOf, type CorpusEntry, type EntryStatus, type Locale } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Chip, type Tone } from '@lobby/ui';
import { Archive, CalendarClock, CalendarX, CircleCheck, Eye, PenLine, type LucideIcon } from 'lucide-react';

/** Two letters or one glyph for each language, as its readers would shorten it. */
const SHORT_NAMES: Readonly<Record<Locale, string>> = { 'en-US': 'EN', 'zh-CN': '简', 'zh-HK': '繁', 'ja-JP': '日' };

const LOOKS: Readonly<Record<EntryStatus, { tone: Tone; Icon: LucideIcon }>> = {
  published: { tone: 'success', Icon: CircleCheck },
  in_review: { tone: 'warning', Icon: Eye },
  draft: { tone: 'neutral', Icon: PenLine },
  archived: { tone: 'neutral', Icon: Archive },
};

/** The language of an entry. */
export function LocaleChip({ locale, tone = 'neutral' }: { locale: Locale; tone?: Tone }) {
  return (
    <span title={LOCALE_NAMES[locale]}>
      <Chip tone={tone}>
        <span aria-hidden="true" lang={locale}>
          {SHORT_NAMES[locale]}
        </span>
        <span className="sr-only">{LOCALE_NAMES[locale]}</span>
      </Chip>
    </span>
  );
}

/** The state of an entry. */
export function StatusChip({ status }: { status: EntryStatus }) {
  const t = useT('corpus');
  const { tone, Icon } = LOOKS[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Chip>
  );
}

/** The languages in which an entry is there, its own first; one that is older than the original stands out. */
export function LocaleFlags({
  entry: { locale, is_outdated: isOutdated, siblings },
}: {
  entry: Pick<CorpusEntry, 'locale' | 'is_outdated' | 'siblings'>;
}) {
  const others = LOCALES.flatMap((each) => siblings.find((sibling) => sibling.locale === each && sibling.status !== 'archived') ?? []);
  return (
    <span className="inline-flex gap-1">
      <LocaleChip locale={locale} tone={isOutdated ? 'warning' : 'accent'} />
      {others.map((sibling) => (
        <LocaleChip key={sibling.id} locale={sibling.locale} tone={sibling.is_outdated ? 'warning' : 'neutral'} />
      ))}
    </span>
  );
}

/** The state of an entry as the bot sees it now: one that is published has expired, or begins later. */
export function EntryState({ entry, now }: { entry: CorpusEntry; now: number }) {
  const t = useT('corpus');
  const formats = useFormats();
  const validity = validityOf(entry, now);
  if (entry.status !== 'published' || validity === 'valid') return <StatusChip status={entry.status} />;
  if (validity === 'expired') {
    return (
      <Chip tone="danger" icon={<CalendarX aria-hidden="true" />}>
        {t('status.expired')}
      </Chip>
    );
  }
  return (
    <Chip tone="accent" icon={<CalendarClock aria-hidden="true" />}>
      {t('status.upcoming', { date: formats.date(entry.valid_from ?? 0) })}
    </Chip>
  );
}
