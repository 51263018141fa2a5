import { HOME_BLOCKS, HOME_NOTICE_MAX, HOME_TITLE_MAX, type ChannelHome, type HomeWords, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Checkbox, Panel, Switch, TextArea, TextField } from '@lobby/ui';
import { HOME_PREVIEW_WORDS } from './home-preview.tsx';

interface HomeFieldsProps {
  home: ChannelHome;
  /** The language whose words are being written. */
  locale: Locale;
  onChange: (home: ChannelHome) => void;
}

/** What the home of the chat says and shows, and whether the chat opens with it. */
export function HomeFields({ home, locale, onChange }: HomeFieldsProps) {
  const t = useT('integration');
  const words = home.texts[locale];
  const change = (part: Partial<HomeWords>) => onChange({ ...home, texts: { ...home.texts, [locale]: { ...words, ...part } } });
  return (
    <Panel title={t('home.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-13 text-pretty text-muted">{t('home.text')}</p>
        <Switch
          label={t('home.first')}
          description={t('home.first_text')}
          checked={home.opens_first}
          onChange={(first) => onChange({ ...home, opens_first: first })}
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-label">{t('home.blocks')}</legend>
          {HOME_BLOCKS.map((block) => (
            <Checkbox
              key={block}
              checked={home.blocks.includes(block)}
              // In the order of the list, whatever was chosen first.
              onChange={() => onChange({ ...home, blocks: HOME_BLOCKS.filter((each) => (each === block) !== home.blocks.includes(each)) })}
            >
              {t(`home.block.${block}`)}
            </Checkbox>
          ))}
        </fieldset>
        <TextField
          label={t('home.greeting')}
          description={t('home.greeting_hint', { words: HOME_PREVIEW_WORDS[locale].greeting })}
          lang={locale}
          value={words.title}
          maxLength={HOME_TITLE_MAX}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          label={t('home.notice')}
          description={t('home.notice_hint')}
          lang={locale}
          rows={2}
          value={words.notice}
          maxLength={HOME_NOTICE_MAX}
          onChange={(event) => change({ notice: event.target.value })}
        />
      </div>
    </Panel>
  );
}
