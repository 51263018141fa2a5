import type { RouterHistory } from '@tanstack/react-router';
import { tellAsked } from '#/data/faq.ts';
import type { RouterContext } from '#/data/router-context.ts';

const watched = new Set<string>();

/** From the first article on: once the reader writes in the chat, what was read did not spare them a question. */
export function watchQuestions(history: RouterHistory, tenant: string, { chatOf, client }: RouterContext): void {
  if (watched.has(tenant)) return;
  watched.add(tenant);
  const stop = history.subscribe(({ location }) => {
    // Only where the chat is open anyway: reading alone begins no conversation.
    if (location.pathname.includes('/faq')) return;
    const chat = chatOf(tenant);
    const written = () => {
      const { unsent, thread } = chat.store.get();
      return unsent.length + thread.messages.filter(({ author_kind: author }) => author === 'contact').length;
    };
    const before = written();
    const stopListening = chat.store.subscribe(() => {
      if (written() <= before || chat.store.get().phase !== 'open') return;
      stopListening();
      stop();
      watched.delete(tenant);
      void chat.identity().then((identity) => tellAsked(client, identity));
    });
  });
}
