import type { Dispatch } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './root-reducer.ts';

/** `useSelector` that knows the dashboard's state. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** `useDispatch` of plain actions. */
export const useAppDispatch = useDispatch.withTypes<Dispatch>();
