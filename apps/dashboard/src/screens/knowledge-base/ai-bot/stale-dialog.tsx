import type { BotView } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Dialog } from '@lobby/ui';
import type { BotSettings } from '#/data/bot.ts';
import { differences, settingsOf } from './bot-values.ts';
import { DifferenceRow } from './difference-row.tsx';

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
          <DifferenceRow
            key={`${difference.locale}-${difference.field}`}
            difference={difference}
            theirs={(text) => t('stale.theirs', { text })}
            mine={(text) => t('stale.mine', { text })}
          />
        ))}
        {found.length > SHOWN ? <li className="py-2 text-muted">{t('stale.more', { count: found.length - SHOWN })}</li> : null}
      </ul>
    </Dialog>
  );
}
