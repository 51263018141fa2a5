import type { suggestions } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { getSuggestion, listSuggestions, rejectSuggestion } from './reject-suggestion.ts';

export const suggestionRoutes: Routes<typeof suggestions> = { list: listSuggestions, get: getSuggestion, reject: rejectSuggestion };
