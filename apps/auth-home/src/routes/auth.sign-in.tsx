import { createFileRoute } from '@tanstack/react-router';
import { readSignInSearch } from '#/screens/auth/sign-in/sign-in-search.ts';
import { SignInScreen } from '#/screens/auth/sign-in/sign-in-screen.tsx';

export const Route = createFileRoute('/auth/sign-in')({ validateSearch: readSignInSearch, component: SignInScreen });
