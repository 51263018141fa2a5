import { createFileRoute } from '@tanstack/react-router';

/** The conversation, which is shown without the router (`app/places.tsx`): here it only has its name. */
export const Route = createFileRoute('/chat/$tenant/')({});
