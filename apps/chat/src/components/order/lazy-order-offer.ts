import { lazyPart } from '#/components/lazy-part.tsx';

/** The form of a work order within a chat. */
export const OrderOffer = lazyPart(async () => (await import('./order-offer.tsx')).OrderOffer);
