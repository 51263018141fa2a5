import type { ApiClient } from '@lobby/api-client';
import { CODES, faq, type FaqCard } from '@lobby/contract';

/** A help centre at the network edge, before the platform of the test: it finds what is told, and notes what it is asked. */
export class FakeFaq {
  readonly asked: { q: string; locale: string }[] = [];
  readonly #cards: readonly FaqCard[];

  constructor(cards: readonly FaqCard[]) {
    this.#cards = cards;
  }

  plugInto(client: ApiClient): void {
    const { adapter } = client.http.defaults;
    client.http.defaults.adapter = async (config) => {
      const url = new URL(config.url ?? '', 'http://api.test');
      if (url.pathname !== faq.search.path) return (adapter as (given: typeof config) => Promise<never>)(config);
      const [q, locale] = [url.searchParams.get('q') ?? '', url.searchParams.get('locale') ?? ''];
      this.asked.push({ q, locale });
      const items = this.#cards.filter((card) => card.locale === locale && card.title.includes(q)).map((card) => ({ ...card, marks: [q] }));
      const envelope = { code: CODES.success.code, msg: 'ok', data: { items } };
      return { status: 200, statusText: '', headers: {}, config, data: new TextEncoder().encode(JSON.stringify(envelope)).buffer };
    };
  }
}
