import {
  LOCALE_NAMES,
  LOCALES,
  PRE_CHAT_FIELDS,
  PRE_CHAT_MOMENTS,
  PRE_CHAT_TEXT_MAX,
  type ChannelPreChat,
  type Locale,
  type PreChatField,
} from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, TextArea } from '@lobby/ui';
import { ChoiceGroup } from '#/components/choice-group.tsx';

const WISHES = ['no', 'optional', 'required'] as const;
type Wish = (typeof WISHES)[number];

interface PreChatFieldsProps {
  preChat: ChannelPreChat;
  /** The language whose words are being written. */
  locale: Locale;
  /** Offers the languages here, where nothing else of the page does. */
  onLocale?: (locale: Locale) => void;
  onChange: (preChat: ChannelPreChat) => void;
}

/** Nothing can be saved that asks, and asks for nothing. Pure. */
export function isWholePreChat({ asks, fields }: ChannelPreChat): boolean {
  return asks === 'never' || fields.length > 0;
}

/** When visitors are asked who they are, and what they are asked. */
export function PreChatFields({ preChat, locale, onLocale, onChange }: PreChatFieldsProps) {
  const t = useT('integration');
  const { asks, fields, texts } = preChat;
  const wishOf = (field: PreChatField): Wish => {
    const asked = fields.find((each) => each.field === field);
    return asked === undefined ? 'no' : asked.required ? 'required' : 'optional';
  };
  const choose = (field: PreChatField, wish: Wish) =>
    onChange({
      ...preChat,
      // In the order of the list, whatever was chosen first.
      fields: PRE_CHAT_FIELDS.map((each) => ({ field: each, wish: each === field ? wish : wishOf(each) }))
        .filter((each) => each.wish !== 'no')
        .map((each) => ({ field: each.field, required: each.wish === 'required' })),
    });
  return (
    <Panel title={t('pre_chat.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-13 text-pretty text-muted">{t('pre_chat.text')}</p>
        <ChoiceGroup
          label={t('pre_chat.asks')}
          options={PRE_CHAT_MOMENTS.map((value) => ({ value, label: t(`pre_chat.moment.${value}`) }))}
          value={asks}
          onChange={(moment) => onChange({ ...preChat, asks: moment })}
        />
        {asks === 'never' ? null : (
          <>
            {PRE_CHAT_FIELDS.map((field) => (
              <ChoiceGroup
                key={field}
                label={t(`pre_chat.field.${field}`)}
                options={WISHES.map((value) => ({ value, label: t(`pre_chat.wish.${value}`) }))}
                value={wishOf(field)}
                onChange={(wish) => choose(field, wish)}
              />
            ))}
            {fields.length === 0 ? (
              <p role="alert" className="text-13 text-danger-text">
                {t('pre_chat.none')}
              </p>
            ) : null}
            {onLocale ? (
              <ChoiceGroup
                label={t('look.language')}
                options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
                value={locale}
                onChange={onLocale}
              />
            ) : null}
            <TextArea
              label={t('pre_chat.words')}
              description={t('pre_chat.words_hint')}
              lang={locale}
              rows={2}
              value={texts[locale]}
              maxLength={PRE_CHAT_TEXT_MAX}
              onChange={(event) => onChange({ ...preChat, texts: { ...texts, [locale]: event.target.value } })}
            />
          </>
        )}
      </div>
    </Panel>
  );
}
