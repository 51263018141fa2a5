import { createFileRoute } from '@tanstack/react-router';
import { ActiveScreen } from '#/screens/auth/active/active-screen.tsx';
import { readActiveSearch } from '#/screens/auth/active/active-search.ts';

export const Route = createFileRoute('/auth/active')({ validateSearch: readActiveSearch, component: ActiveScreen });
