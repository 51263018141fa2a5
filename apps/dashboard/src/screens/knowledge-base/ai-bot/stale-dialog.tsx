import { HANDOFF_LINES, LOCALE_NAMES, type BotView } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Dialog } from '@lobby/ui';
import type { BotSettings } from '#/data/bot.ts';
import { differences, settingsOf, type Difference } from './bot-values.ts';

/** Differences that are shown in full; the rest is counted. */
const SHOWN = 4;

interface StaleDialogProps {
  stale: BotView;
  mine: () => BotSettings;
  onTheirs: () => void;
  onMine: () => void;
  onClose: () => void;
}

/** Somebody saved in between: what differs, and the choice. */
export function StaleDialog({ stale, mine, onTheirs, onMine, onClose }: StaleDialogProps) {
  const t = useT('bot');
  const found = differences(settingsOf(stale), mine());
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('stale.title')}
      description={t('stale.text')}
      width={520}
      actions={
        <>
          <Button size="large" onClick={onMine}>
            {t('stale.keep_mine')}
          </Button>
          <Button size="large" variant="primary" onClick={onTheirs}>
            {t('stale.take_theirs')}
          </Button>
        </>
      }
    >
      <ul className="mt-4 divide-y divide-separator border-y border-separator">
        {found.slice(0, SHOWN).map((difference) => (
          <DifferenceRow key={`${difference.locale}-${difference.field}`} difference={difference} />
        ))}
        {found.length > SHOWN ? <li className="py-2 text-muted">{t('stale.more', { count: found.length - SHOWN })}</li> : null}
      </ul>
    </Dialog>
  );
}

function DifferenceRow({ difference: { field, locale, theirs, mine } }: { difference: Difference }) {
  const t = useT('bot');
  const lines = Object.fromEntries(HANDOFF_LINES.map((line) => [`line_${line}`, t(`handoff.names.${line}`)]));
  const names: Readonly<Record<string, string>> = {
    ...lines,
    name: t('texts.name'),
    welcome: t('texts.welcome'),
    suggested_questions: t('questions.title'),
    no_answer: t('texts.no_answer'),
    handoff_words: t('handoff.title'),
    score_floor: t('knowledge.floor'),
    words: t('handoff.names.words'),
    mood: t('handoff.names.mood'),
    rule: t('handoff.names.rule'),
    failure: t('handoff.names.failure'),
    quota: t('handoff.names.quota'),
    turns: t('handoff.names.turns'),
    low_score: t('handoff.names.low_score'),
    misses: t('handoff.names.misses'),
    help_while_waiting: t('handoff.help'),
    give_back: t('handoff.silent'),
  };
  return (
    <li className="py-2">
      <p className="font-semibold">
        {names[field]}
        {locale ? <span className="ml-2 font-normal text-muted">{LOCALE_NAMES[locale]}</span> : null}
      </p>
      <p className="line-clamp-2 text-muted">{t('stale.theirs', { text: theirs })}</p>
      <p className="line-clamp-2">{t('stale.mine', { text: mine })}</p>
    </li>
  );
}
