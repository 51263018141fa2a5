import { LOCALE_NAMES, type EntryStatus, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip, type Tone } from '@lobby/ui';
import { Archive, CircleCheck, PenLine, type LucideIcon } from 'lucide-react';

/** Two letters or one glyph for each language, as its readers would shorten it. */
const SHORT_NAMES: Readonly<Record<Locale, string>> = { 'en-US': 'EN', 'zh-CN': '简', 'zh-HK': '繁', 'ja-JP': '日' };

const LOOKS: Readonly<Record<EntryStatus, { tone: Tone; Icon: LucideIcon }>> = {
  published: { tone: 'success', Icon: CircleCheck },
  draft: { tone: 'neutral', Icon: PenLine },
  archived: { tone: 'warning', Icon: Archive },
};

/** The language of an entry. */
export function LocaleChip({ locale }: { locale: Locale }) {
  return (
    <span title={LOCALE_NAMES[locale]}>
      <Chip>
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
