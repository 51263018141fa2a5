import { createFileRoute } from '@tanstack/react-router';
import { PreviewScreen } from '#/screens/preview/preview-screen.tsx';

/** What the address says: a link is a token of its own (§2: the preview needs one). */
function readSearch({ link }: Record<string, unknown>): { link?: string } {
  return typeof link === 'string' && link !== '' ? { link } : {};
}

export const Route = createFileRoute('/preview')({
  validateSearch: readSearch,
  beforeLoad: async ({ context, location, preload, search }) => {
    if (search.link === undefined) await context.guard({ location, preload });
  },
  loader: ({ context }) => context.loadTexts(['bot']),
  component: PreviewScreen,
});
