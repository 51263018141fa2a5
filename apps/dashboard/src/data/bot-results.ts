import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { analysis, type RequestInput } from '@lobby/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A period, and of it perhaps one language, channel or version. */
export type ResultPeriod = RequestInput<typeof analysis.bot>;
/** The conversations that one figure counts. */
export type FigurePeriod = Omit<RequestInput<typeof analysis.botConversations>, 'cursor' | 'limit'>;

/** One list of questions. */
export type ListPeriod = Omit<RequestInput<typeof analysis.botOutcomeQuestions>, 'cursor' | 'limit'>;

const KEY = ['analysis', 'bot'] as const;
/** Conversations of one page. */
const PAGE = 20;

/** The figures of a period; those of the period before stay on the screen until they are there. */
export const resultsQuery = (api: ApiClient, period: ResultPeriod) =>
  queryOptions({
    queryKey: [...KEY, 'results', period],
    queryFn: ({ signal }) => callEndpoint(api, analysis.bot, period, { signal, retry: false }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const questionsQuery = (api: ApiClient, period: ResultPeriod) =>
  queryOptions({
    queryKey: [...KEY, 'questions', period],
    queryFn: ({ signal }) => callEndpoint(api, analysis.botQuestions, period, { signal, retry: false }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const behindQuery = (api: ApiClient, figure: FigurePeriod) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'behind', figure],
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(
        api,
        analysis.botConversations,
        { ...figure, limit: PAGE, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal, retry: false },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    staleTime: 0,
  });

/** What came of the questions of a period. */
export const outcomesQuery = (api: ApiClient, period: ResultPeriod) =>
  queryOptions({
    queryKey: [...KEY, 'outcomes', period],
    queryFn: ({ signal }) => callEndpoint(api, analysis.botOutcomes, period, { signal, retry: false }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The questions behind one number of these. */
export const outcomeQuestionsQuery = (api: ApiClient, of: ListPeriod) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'outcome-questions', of],
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(
        api,
        analysis.botOutcomeQuestions,
        { ...of, limit: PAGE, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal, retry: false },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    staleTime: 0,
  });

export const exportResults = (api: ApiClient, period: ResultPeriod) => callEndpoint(api, analysis.exportBot, period);
