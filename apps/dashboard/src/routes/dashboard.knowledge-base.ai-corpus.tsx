import { createFileRoute } from '@tanstack/react-router';
import { CorpusScreen } from '#/screens/knowledge-base/ai-corpus/corpus-screen.tsx';
import { readCorpusSearch } from '#/components/corpus/corpus-search.ts';

export const Route = createFileRoute('/dashboard/knowledge-base/ai-corpus')({
  validateSearch: readCorpusSearch,
  loader: ({ context }) => context.loadTexts(['corpus']),
  component: CorpusScreen,
});
