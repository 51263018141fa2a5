import type { Locale, MessageTemplate } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { SearchField } from '@lobby/ui';
import { useState } from 'react';
import { useLanguageName } from '#/components/messaging/template/use-language-name.ts';

interface TemplateChoiceProps {
  templates: readonly MessageTemplate[];
  /** Of the conversation: what is written in it comes first. */
  language: Locale;
  onChoose: (template: MessageTemplate) => void;
}

/** The templates that can be sent now, those in the customer's language first. */
export function TemplateChoice({ templates, language, onChoose }: TemplateChoiceProps) {
  const t = useT('templates');
  const languageName = useLanguageName();
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const ready = templates.filter(({ state, limit }) => state === 'approved' && limit === null);
  const found = ready
    .filter(({ name, body }) => `${name} ${body}`.toLowerCase().includes(words))
    .toSorted((a, b) => nearness(b.language, language) - nearness(a.language, language));
  if (ready.length === 0)
    return (
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{t('none_ready')}</p>
        <p className="text-pretty text-muted">{t('none_ready_text')}</p>
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      <SearchField label={t('search')} value={sought} onChange={setSought} />
      {found.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <ul aria-label={t('title')} className="-mx-2 max-h-[50vh] overflow-y-auto">
        {found.map((template) => (
          <li key={`${template.name} ${template.language}`}>
            <button
              type="button"
              className="flex w-full flex-col gap-0.5 rounded-lg px-2 py-2.5 text-left hover:bg-surface-hover"
              onClick={() => onChoose(template)}
            >
              <span className="font-mono text-13 font-semibold wrap-anywhere">{template.name}</span>
              <span className="line-clamp-2 text-13 text-neutral-text">{template.body}</span>
              <span className="text-xs text-muted">
                {languageName(template.language)} · {t(`category.${template.category}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How near a template's language, such as `zh_HK`, is to a conversation's: the same, the same but for where it is spoken, or another. Pure. */
function nearness(of: string, to: Locale): number {
  const code = of.replaceAll('_', '-');
  if (code === to) return 2;
  return code.split('-')[0] === to.split('-')[0] ? 1 : 0;
}
