/** Who wants to hear what; the hearers of one name are told in the order in which they came. */
export interface Board<Name extends string, News> {
  readonly hear: (name: Name, handler: (news: News) => void) => () => void;
  readonly tell: (name: Name, news: News) => void;
}

export function createBoard<Name extends string, News>(): Board<Name, News> {
  const hearers = new Map<Name, Set<(news: News) => void>>();
  return {
    hear(name, handler) {
      const all = hearers.get(name) ?? new Set();
      hearers.set(name, all.add(handler));
      return () => all.delete(handler);
    },
    tell(name, news) {
      for (const handler of hearers.get(name) ?? []) handler(news);
    },
  };
}
