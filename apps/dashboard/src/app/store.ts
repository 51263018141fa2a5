import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from '#/state/root-reducer.ts';

/** The store of what only the browser knows, and of who is signed in. */
export const createStore = () => configureStore({ reducer: rootReducer });

export type Store = ReturnType<typeof createStore>;
