import { REWRITE_STYLES, TRANSLATION_LOCALES, TRANSLATION_NAMES, type Conversation } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Button, type MenuEntry, toast } from '@lobby/ui';
import { AlignLeft, Check, Languages, PenLine, Smile, Sparkles, SpellCheck, Briefcase } from 'lucide-react';
import type { ReactNode } from 'react';
import { translationTarget } from '#/components/conversation/translation-target.ts';
import { useDeskOffer } from '#/components/desk/offers.ts';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useHasModel } from '#/data/copilot.ts';
import { useChooseTranslation } from '#/data/translate.ts';
import type { Wish } from './use-copilot.ts';

const ICONS: Readonly<Record<(typeof REWRITE_STYLES)[number], ReactNode>> = {
  shorter: <AlignLeft />,
  warmer: <Smile />,
  formal: <Briefcase />,
  grammar: <SpellCheck />,
};

interface CopilotBarProps {
  conversation: Conversation;
  onAsk: (wish: Wish) => void;
  /** A translation was asked for, which only a model can make. */
  onNoModel: () => void;
}

/** At the upper right of the composer: a draft, other words, another language. Other words are offered where there is a model. */
export function CopilotBar({ conversation, onAsk, onNoModel }: CopilotBarProps) {
  const t = useT('copilot');
  const hasModel = useHasModel();
  useDeskOffer('draft', () => onAsk('draft'));
  const look = 'h-8 px-2 text-13 font-normal! text-accent-text! pointer-coarse:h-11';
  return (
    <div role="group" aria-label={t('bar')} className="absolute top-0 right-1.5 flex items-center">
      <Button variant="ghost" size="small" icon={<Sparkles size={15} aria-hidden="true" />} onClick={() => onAsk('draft')} className={look}>
        {t('draft')}
      </Button>
      {hasModel ? <RewordMenu onAsk={onAsk} className={look} /> : null}
      <TranslateMenu conversation={conversation} onNoModel={onNoModel} className={look} />
    </div>
  );
}

function RewordMenu({ onAsk, className }: Pick<CopilotBarProps, 'onAsk'> & { className: string }) {
  const t = useT('copilot');
  const styles: MenuEntry[] = REWRITE_STYLES.map((style) => ({
    id: style,
    label: t(`style.${style}`),
    icon: ICONS[style],
    onAction: () => onAsk(style),
  }));
  return (
    <MenuOnDemand
      label={t('reword')}
      trigger={
        <>
          <PenLine size={15} aria-hidden="true" />
          <span className="max-sm:sr-only">{t('reword')}</span>
        </>
      }
      size="small"
      entries={styles}
      className={className}
    />
  );
}

interface TranslateMenuProps {
  conversation: Conversation;
  onNoModel: () => void;
  className: string;
}

/** The language that replies go out in; the visitor's own comes first. */
function TranslateMenu({ conversation, onNoModel, className }: TranslateMenuProps) {
  const t = useT('copilot');
  const errorText = useErrorText();
  const hasModel = useHasModel();
  const { mutate } = useChooseTranslation(conversation);
  const chosen = translationTarget(conversation, useLocale());
  const isChosen = conversation.translate_chosen;
  const visitors = conversation.spoken;
  const choose = (target: typeof chosen, inherit = false) =>
    hasModel || target === null ? mutate({ target, inherit }, { onError: (error) => toast.error(errorText(error)) }) : onNoModel();
  const mark = (marked: boolean) => (marked ? <Check /> : <span className="size-4" />);
  const entries: MenuEntry[] = [
    { id: 'inherit', label: t('translation.inherit'), icon: mark(!isChosen), onAction: () => choose(null, true) },
    { id: 'off', label: t('translation.off'), icon: mark(isChosen && chosen === null), onAction: () => choose(null) },
    ...[visitors, ...TRANSLATION_LOCALES.filter((target) => target !== visitors)].map((target) => ({
      id: target,
      label: TRANSLATION_NAMES[target],
      icon: mark(isChosen && target === chosen),
      hint: target === visitors ? t('translation.visitors') : undefined,
      onAction: () => choose(target),
    })),
  ];
  return (
    <MenuOnDemand
      label={chosen === null ? t('translate') : `${t('translate')}: ${TRANSLATION_NAMES[chosen]}`}
      trigger={
        <>
          <Languages size={15} aria-hidden="true" />
          <span className="max-sm:sr-only">{chosen === null ? t('translate') : TRANSLATION_NAMES[chosen]}</span>
        </>
      }
      size="small"
      entries={entries}
      className={className}
    />
  );
}
