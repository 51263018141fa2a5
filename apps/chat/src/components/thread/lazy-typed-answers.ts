import { lazyPart } from '#/components/lazy-part.tsx';

/** Articles that fit what is being typed. */
export const TypedAnswers = lazyPart<object>(async () => (await import('./typed-answers.tsx')).TypedAnswers);
