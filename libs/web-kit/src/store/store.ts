import { api } from '@kaaj/api-client';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useDispatch, useSelector } from 'react-redux';
import { queryErrorToasts } from '../problems/failed-loads';
import { sessionSlice } from '../session/session-slice';
import { themeSlice } from '../theme/theme-slice';

const reducer = combineSlices(sessionSlice, themeSlice, api);

/** Session and theme are slices; server data is in the api's cache only. */
export const store = configureStore({
  reducer,
  middleware: (defaults) => defaults().concat(api.middleware, queryErrorToasts),
});

setupListeners(store.dispatch);

export type RootState = ReturnType<typeof reducer>;
export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
