import { createFileRoute } from '@tanstack/react-router';
import { OverviewScreen } from '#/screens/overview/overview-screen.tsx';

export const Route = createFileRoute('/dashboard/overview')({ component: OverviewScreen });
