import { createFileRoute } from '@tanstack/react-router';
import { SignUpScreen } from '#/screens/auth/sign-up/sign-up-screen.tsx';

export const Route = createFileRoute('/auth/sign-up')({ component: SignUpScreen });
