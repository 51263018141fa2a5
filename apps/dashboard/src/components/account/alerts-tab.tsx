import { useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { Alert, Button, Switch } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { chooseAlerts, useAlertChoice, type AlertChoice } from '#/components/alert/alert-choice.ts';
import { allowedNotifications, askForNotifications } from '#/components/alert/notification-permission.ts';
import { playTone } from '#/components/alert/play-tone.ts';

/** For what, and how, this browser calls its person. What is chosen holds at once. */
export function AlertsTab() {
  const t = useT('account');
  const choice = useAlertChoice();
  const [allowed, setAllowed] = useState(allowedNotifications);
  const choose = (change: Partial<AlertChoice>) => chooseAlerts({ ...choice, ...change });

  async function chooseNotifications(wanted: boolean): Promise<void> {
    if (!wanted) {
      choose({ notifications: false });
      return;
    }
    const answer = await askForNotifications();
    setAllowed(answer);
    if (answer === 'granted') choose({ notifications: true });
  }

  const isShown = choice.notifications && allowed === 'granted';
  return (
    <div className="flex flex-col gap-5">
      <p className="text-13 text-muted">{t('alerts.text')}</p>
      <div className="flex flex-col gap-3">
        <Switch
          label={t('alerts.sound')}
          description={t('alerts.sound_hint')}
          checked={choice.sound}
          onChange={(sound) => choose({ sound })}
        />
        <Button icon={<Volume2 size={15} aria-hidden="true" />} className="self-start" onClick={() => void playTone(true)}>
          {t('alerts.try')}
        </Button>
      </div>
      <Switch
        label={t('alerts.notifications')}
        description={t('alerts.notifications_hint')}
        checked={isShown}
        disabled={allowed === 'denied' || allowed === 'unsupported'}
        onChange={(wanted) => void chooseNotifications(wanted)}
      />
      {allowed === 'denied' ? <Alert tone="warning">{t('alerts.denied')}</Alert> : null}
      {allowed === 'unsupported' ? <Alert tone="info">{t('alerts.unsupported')}</Alert> : null}
      <Switch
        label={t('alerts.words')}
        description={t('alerts.words_hint')}
        checked={choice.text}
        disabled={!isShown}
        onChange={(text) => choose({ text })}
      />
      <p className="text-13">
        <Link to={siteMap['dashboard-system-notification'].path} className="text-accent-text underline">
          {t('alerts.choose')}
        </Link>
      </p>
    </div>
  );
}
