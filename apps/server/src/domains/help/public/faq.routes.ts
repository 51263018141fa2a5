import type { faq } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { bringArticle } from './bring-article.ts';
import { readFaqArticle, readFaqHome, searchFaq } from './read-faq.ts';
import { judgeArticle, tellAsked, tellOpened } from './tell-reading.ts';

/** What answers each call of readers. */
export const faqRoutes: Routes<typeof faq> = {
  home: readFaqHome,
  search: searchFaq,
  article: ({ request, services }) => readFaqArticle(services, request),
  opened: tellOpened,
  feedback: judgeArticle,
  bring: bringArticle,
  asked: tellAsked,
};
