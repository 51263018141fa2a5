import type { Locale, MessagingKind } from '@lobby/contract';
import type { SeededRandom } from './seeded-random.ts';

/** Somebody who has written to the shop. */
export interface ShopContact {
  id: string;
  name: string | null;
  locale: Locale;
  channel: 'web' | MessagingKind;
  email: string | null;
  phone: string | null;
  tags: string[];
  /** When they wrote first and last, in epoch milliseconds. */
  firstAt: number;
  lastAt: number;
}

interface Choice {
  locale: Locale;
  channel: ShopContact['channel'];
  names: readonly string[];
  random: SeededRandom;
  at: number;
}

/** Who writes again begins anew after so long: sooner, the conversation before would go on. */
const APART_MS = 5 * 86_400_000;
/** Numbers below it are those of the people whose conversations are open. */
const FIRST_NUMBER = 201;
const SHARE = { returns: 0.3, named: 0.62, email: 0.6, vip: 0.06 } as const;

/** Who writes: somebody who has written before, or somebody new, who on the web often has no name. */
export function chooseContact(known: ShopContact[], { locale, channel, names, random, at }: Choice): ShopContact {
  const returning = known.filter(
    (each) => each.locale === locale && each.channel === channel && each.name !== null && each.lastAt < at - APART_MS,
  );
  if (returning.length > 0 && random.happens(SHARE.returns)) {
    const again = random.pick(returning);
    again.lastAt = at;
    return again;
  }
  const name = channel !== 'web' || random.happens(SHARE.named) ? nameFrom(names, random) : null;
  const isMail = channel === 'email' || (name !== null && channel === 'web' && random.happens(SHARE.email));
  const number = known.length + FIRST_NUMBER;
  const contact: ShopContact = {
    id: random.uuid(at),
    name,
    locale,
    channel,
    email: isMail ? `customer.${number}@mail.example` : null,
    phone: channel === 'whatsapp' ? `${locale === 'zh-HK' ? '+852 1000' : '+44 7700 90'} ${String(number).padStart(4, '0')}` : null,
    tags: name !== null && random.happens(SHARE.vip) ? ['VIP'] : [],
    firstAt: at,
    lastAt: at,
  };
  known.push(contact);
  return contact;
}

/** A family name of one and a given name of another: more people than names are written down. */
function nameFrom(names: readonly string[], random: SeededRandom): string {
  const [one, other] = [random.pick(names), random.pick(names)];
  if (one.includes(' ')) return `${one.split(' ')[0]} ${other.split(' ')[1]}`;
  return one.slice(0, 1) + other.slice(1);
}
