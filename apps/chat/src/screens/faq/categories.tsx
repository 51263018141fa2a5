import type { CategoryIcon, FaqCategory } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import {
  BookOpen,
  ChevronRight,
  CircleHelp,
  CreditCard,
  Gift,
  ReceiptText,
  ShieldCheck,
  Store,
  Truck,
  Undo2,
  User,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { LinkedText } from '#/components/message/linked-text.tsx';
import { ArticleRow } from './rows.tsx';

const ICONS: Readonly<Record<CategoryIcon, LucideIcon>> = {
  book: BookOpen,
  truck: Truck,
  undo: Undo2,
  wrench: Wrench,
  receipt: ReceiptText,
  user: User,
  shop: Store,
  card: CreditCard,
  shield: ShieldCheck,
  gift: Gift,
  help: CircleHelp,
};

interface CategoriesProps {
  tenant: string;
  categories: readonly FaqCategory[];
  open: string | undefined;
  onToggle: (id: string | undefined) => void;
}

/** The topics; one that is opened shows its articles, its short answers and the topics inside of it. */
export function Categories({ tenant, categories, open, onToggle }: CategoriesProps) {
  const t = useT('faq');
  const isTop = ({ parent_id: parent }: FaqCategory) => parent === null || !categories.some(({ id }) => id === parent);
  return (
    <section className="mt-4" aria-label={t('categories')}>
      <h2 className="mb-2 px-1 text-sm text-muted">{t('categories')}</h2>
      <ul className="overflow-hidden rounded-card border border-border bg-surface">
        {categories.filter(isTop).map((category) => {
          const Icon = ICONS[category.icon];
          const isOpen = open === category.id;
          return (
            <li key={category.id} className="border-b border-border last:border-b-0">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => onToggle(isOpen ? undefined : category.id)}
                className="flex h-16 w-full items-center gap-3 px-4 text-start transition-colors hover:bg-surface-hover"
              >
                <Icon size={18} aria-hidden="true" className="shrink-0 text-muted" />
                <span className="min-w-0 flex-1 truncate">{category.name}</span>
                <span className="text-sm text-muted tabular-nums">{category.count + category.entries.length}</span>
                <ChevronRight size={18} aria-hidden="true" className={isOpen ? 'rotate-90 text-muted' : 'text-muted'} />
              </button>
              {isOpen ? <Inside tenant={tenant} category={category} categories={categories} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Inside({ tenant, category, categories }: { tenant: string; category: FaqCategory; categories: readonly FaqCategory[] }) {
  return (
    <div className="border-t border-border ps-4">
      {category.articles.map((card) => (
        <ArticleRow key={card.id} tenant={tenant} card={card} />
      ))}
      {category.entries.map((entry) => (
        <details key={entry.id} lang={entry.locale} className="px-4 py-2.5">
          <summary className="wrap-anywhere">{entry.question}</summary>
          <p className="mt-0.5 text-sm text-muted wrap-anywhere whitespace-pre-wrap">
            <LinkedText text={entry.answer} />
          </p>
        </details>
      ))}
      {categories
        .filter(({ parent_id: parent }) => parent === category.id)
        .map((inner) => (
          <section key={inner.id} aria-label={inner.name}>
            <h3 className="px-4 py-2.5 text-sm font-semibold">{inner.name}</h3>
            <Inside tenant={tenant} category={inner} categories={categories} />
          </section>
        ))}
    </div>
  );
}
