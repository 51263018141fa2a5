import type { ReactNode } from 'react';
import { PlaceFrame, type Place } from '#/components/place-frame.tsx';

export type FaqPlace = Place;

interface FaqFrameProps extends FaqPlace {
  title: string;
  /** Whether the business takes work orders, as far as it is known yet. */
  orders: boolean;
  /** Leads one step back; without it there is no such button. */
  onBack?: (() => void) | undefined;
  /** Comes along to a person. */
  onPerson?: (() => Promise<void>) | undefined;
  children: ReactNode;
}

/** A page of the FAQ. */
export function FaqFrame(props: FaqFrameProps) {
  return <PlaceFrame {...props} tab="faq" />;
}
