import '@lobby/ui/article.css';
import { LOCALE_NAMES, type Locale } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { headingsOf, plainText, readMarkdown } from '@lobby/markdown';
import { Alert, ArticleBody, Button, Skeleton, useLate } from '@lobby/ui';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { FailureCard } from '#/components/failure-card.tsx';
import { DoorPage } from '#/components/door-page.tsx';
import { useNavigate, usePlaceHistory } from '#/components/use-navigate.ts';
import { bringArticle, readArticle, tellOpened, type FaqArticle } from '#/data/faq.ts';
import { ArticleVerdict } from './article-verdict.tsx';
import { FaqFrame, type FaqPlace } from './faq-frame.tsx';
import { CardList } from './rows.tsx';
import { StillNeedHelp } from './still-need-help.tsx';
import { useFetched } from '#/components/use-fetched.ts';
import { watchQuestions } from './watch-questions.ts';

interface ArticleScreenProps extends FaqPlace {
  /** Slug or id of the article. */
  id: string;
}

/** One article, /chat/{tenant}/faq/{id}. */
export function ArticleScreen({ id, ...place }: ArticleScreenProps) {
  const { tenant, client, chatOf } = place;
  const t = useT('faq');
  const locale = useLocale();
  const navigate = useNavigate();
  const history = usePlaceHistory();
  const article = useFetched(`${tenant} ${locale} ${id}`, (signal) => readArticle(client, { tenant, locale, id }, signal));
  const { value } = article;
  const articleId = value?.id;
  const opened = useEffectEvent((readId: string) => {
    tellOpened(client, { tenant, id: readId, locale, from: 'faq' });
    watchQuestions(history, tenant, { chatOf, client });
  });
  // A change of language is no second reading.
  useEffect(() => (articleId === undefined ? undefined : opened(articleId)), [articleId]);
  const toList = () => navigate({ to: '/chat/$tenant/faq', params: { tenant } });
  const bring = async () => {
    if (articleId !== undefined) await bringArticle(client, await chatOf(tenant).identity(), articleId, locale);
  };
  if (article.state === 'failed' && (article.reason === 'not_found' || article.reason === 'unknown_tenant'))
    return <Missing toList={toList} />;
  return (
    <FaqFrame
      {...place}
      title={value?.category?.name ?? t('title')}
      orders={value?.work_orders ?? false}
      onBack={toList}
      onPerson={articleId === undefined ? undefined : bring}
    >
      <main className="min-h-0 flex-1 overflow-y-auto" key={articleId}>
        <div className="mx-auto w-full max-w-[720px] px-4 py-5">
          {article.state === 'failed' ? (
            <FailureCard title={t('failed')} onRetry={article.retry}>
              {null}
            </FailureCard>
          ) : null}
          {value ? (
            <Article place={place} article={value} locale={locale} onBring={bring} />
          ) : article.state === 'loading' ? (
            <Waiting />
          ) : null}
        </div>
      </main>
    </FaqFrame>
  );
}

interface ArticleProps {
  place: FaqPlace;
  article: FaqArticle;
  locale: Locale;
  onBring: () => Promise<void>;
}

/** Characters that are read in a minute: of languages with spaces, and of those without. */
const READ_PER_MIN = { spaced: 1_100, dense: 450 };

/** What an author wrote into a link may be no encoding at all. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function Article({ place, article, locale, onBring }: ArticleProps) {
  const t = useT('faq');
  const formats = useFormats();
  const navigate = useNavigate();
  const { tenant, client } = place;
  const blocks = useMemo(() => readMarkdown(article.body), [article.body]);
  const headings = headingsOf(blocks).filter(({ level }) => level <= 3);
  const pace = article.locale === 'en-US' ? READ_PER_MIN.spaced : READ_PER_MIN.dense;
  const minutes = Math.max(1, Math.round(plainText(blocks).length / pace));
  useEffect(() => {
    document.title = article.title;
  }, [article.title]);
  const onLink = (href: string) => {
    if (href.startsWith('#')) {
      document.getElementById(decoded(href.slice(1)))?.focus();
      return true;
    }
    const [, linked] = /^\/chat\/[^/]+\/faq\/([^/?#]+)/.exec(href) ?? [];
    if (linked === undefined) return false;
    navigate({ to: '/chat/$tenant/faq/$id', params: { tenant, id: decoded(linked) } });
    return true;
  };
  return (
    <article>
      {article.locale === locale ? null : <Alert>{t('fallback', { language: LOCALE_NAMES[article.locale] })}</Alert>}
      <h1 lang={article.locale} className="mt-2 text-28 leading-tight font-semibold wrap-anywhere">
        {article.title}
      </h1>
      <p className="mt-2 text-sm text-muted">
        {t('updated', { date: formats.date(article.updated_at) })} · {t('minutes', { count: minutes })}
      </p>
      {headings.length > 2 ? (
        <nav aria-label={t('contents')} className="mt-4 rounded-card border border-border bg-surface px-4 py-2.5 text-sm">
          <p className="text-muted">{t('contents')}</p>
          <ul>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <button type="button" className="py-1.5 text-start text-accent-text" onClick={() => onLink(`#${encodeURIComponent(id)}`)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className="mt-5">
        <ArticleBody body={article.body} lang={article.locale} onLink={onLink} />
      </div>
      <ArticleVerdict onJudge={{ client, tenant, id: article.id, locale }} />
      <StillNeedHelp place={place} title={article.title} onBring={onBring} />
      {article.related.length > 0 ? <CardList title={t('related')} tenant={tenant} cards={article.related} /> : null}
    </article>
  );
}

function Missing({ toList }: { toList: () => void }) {
  const t = useT('faq');
  return (
    <DoorPage
      title={t('missing')}
      text={t('missing_text')}
      actions={
        <Button variant="primary" block onClick={toList}>
          {t('all')}
        </Button>
      }
    />
  );
}

function Waiting() {
  if (!useLate(true)) return null;
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-9" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
