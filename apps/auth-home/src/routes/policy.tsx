import { createFileRoute } from '@tanstack/react-router';
import { PolicyScreen } from '#/screens/policy/policy-screen.tsx';
import { readPolicySearch } from '#/screens/policy/policy-search.ts';

export const Route = createFileRoute('/policy')({
  validateSearch: readPolicySearch,
  loader: ({ context }) => context.i18n.loadNamespaces(['policy']),
  component: PolicyScreen,
});
