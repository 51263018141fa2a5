import type { OpenPlatform } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import type { ServerModule } from '#/server-module.ts';
import { contactRoutes } from './contacts.ts';
import { conversationRoutes } from './conversations.ts';
import { entryRoutes } from './entries.ts';
import { articleRoutes } from './articles.ts';
import { figureRoutes } from './figures.ts';
import { deleteAnswersAbout, purgeAnswers } from './once.repository.ts';
import { workOrderRoutes } from './work-orders.ts';

/** What programs do with a key: each call is a verb of the workspace, done as the business in the key's name. */
export const openRoutes: { [Noun in keyof OpenPlatform]: Routes<OpenPlatform[Noun]> } = {
  openConversation: conversationRoutes,
  openContact: contactRoutes,
  openWorkOrder: workOrderRoutes,
  openEntry: entryRoutes,
  openArticle: articleRoutes,
  openFigure: figureRoutes,
};

/** The calls themselves are mounted at addresses of their own. */
export const openModule = {
  // What programs were answered names whoever is erased until its day is over.
  hooks: { onErased: deleteAnswersAbout },
  purge: purgeAnswers,
} satisfies ServerModule;
