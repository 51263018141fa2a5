import {
  SERVICE_IDLE_MAX_MIN,
  SERVICE_REOPEN_MAX_H,
  SERVICE_WORDS_MAX,
  type MessagingChannel,
  type ServiceClosing,
  type ServiceRule,
} from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, Switch } from '@lobby/ui';
import { NumberField } from '#/components/number-field.tsx';
import { InLanguages } from './in-languages.tsx';
import { OwnPrice } from './own-price.tsx';
import type { SettingsPart } from './words-panel.tsx';

interface CarePart extends SettingsPart {
  kind: MessagingChannel['kind'];
}

type OwnRules = NonNullable<ServiceClosing['own']>;

/** As a business begins too. */
const FIRST: OwnRules = {
  bot: { on: true, asks: true, ask_after: 60, resolve_after: 60 },
  waiting: { on: true, asks: true, ask_after: 720, resolve_after: 720 },
  reopen_hours: 72,
};

/** When a conversation of the channel ends by itself, and what is said and asked at its end. */
export function ClosingPanel({ kind, settings, mayEdit, onChange }: CarePart) {
  const t = useT('channels');
  const { closing, rating } = settings;
  const { own } = closing;
  const change = (part: Partial<OwnRules>) => own && onChange({ closing: { ...closing, own: { ...own, ...part } } });
  const words = {
    id: 'closing',
    label: t('care.end_words'),
    description: t('care.end_words_hint'),
    value: closing.texts,
    onChange: (texts: ServiceClosing['texts']) => onChange({ closing: { ...closing, texts } }),
  };
  const question = {
    id: 'rating',
    label: t('care.question'),
    description: t('care.question_hint'),
    value: rating.texts,
    onChange: (texts: ServiceClosing['texts']) => onChange({ rating: { ...rating, texts } }),
  };
  return (
    <>
      <Panel title={t('care.closing')}>
        <fieldset disabled={!mayEdit} className="flex flex-col gap-5">
          <Switch
            label={t('care.own_rules')}
            description={t('care.own_rules_hint')}
            checked={own !== null}
            disabled={!mayEdit}
            onChange={(on) => onChange({ closing: { ...closing, own: on ? FIRST : null } })}
          />
          {own ? (
            <>
              <Rule label={t('care.rule_bot')} rule={own.bot} mayEdit={mayEdit} onChange={(bot) => change({ bot })} />
              <Rule label={t('care.rule_waiting')} rule={own.waiting} mayEdit={mayEdit} onChange={(waiting) => change({ waiting })} />
              <NumberField
                label={t('care.reopen')}
                description={t('care.reopen_hint')}
                max={SERVICE_REOPEN_MAX_H}
                value={own.reopen_hours}
                onChange={(hours) => change({ reopen_hours: hours })}
              />
            </>
          ) : null}
        </fieldset>
      </Panel>
      <Panel title={t('care.end')}>
        <div className="flex flex-col gap-5">
          <OwnPrice kind={kind} cost={settings.cost} />
          <Switch
            label={t('care.rates')}
            description={t(`care.rates_hint.${kind}`)}
            checked={rating.on}
            disabled={!mayEdit}
            onChange={(on) => onChange({ rating: { ...rating, on } })}
          />
          <InLanguages fields={rating.on ? [words, question] : [words]} max={SERVICE_WORDS_MAX} mayEdit={mayEdit} />
        </div>
      </Panel>
    </>
  );
}

interface RuleProps {
  label: string;
  rule: ServiceRule;
  mayEdit: boolean;
  onChange: (rule: ServiceRule) => void;
}

function Rule({ label, rule, mayEdit, onChange }: RuleProps) {
  const t = useT('channels');
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-3">
      <Switch label={label} checked={rule.on} disabled={!mayEdit} onChange={(on) => onChange({ ...rule, on })} />
      {rule.on ? (
        <>
          <Switch
            label={t('care.asks')}
            description={t('care.asks_hint')}
            checked={rule.asks}
            disabled={!mayEdit}
            onChange={(asks) => onChange({ ...rule, asks })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {rule.asks ? (
              <NumberField
                label={t('care.ask_after')}
                min={1}
                max={SERVICE_IDLE_MAX_MIN}
                value={rule.ask_after}
                onChange={(minutes) => onChange({ ...rule, ask_after: minutes })}
              />
            ) : null}
            <NumberField
              label={t(rule.asks ? 'care.then_after' : 'care.close_after')}
              min={1}
              max={SERVICE_IDLE_MAX_MIN}
              value={rule.resolve_after}
              onChange={(minutes) => onChange({ ...rule, resolve_after: minutes })}
            />
          </div>
        </>
      ) : null}
    </div>
  );
}
