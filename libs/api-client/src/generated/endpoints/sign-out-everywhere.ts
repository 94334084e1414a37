import { defineEndpoint } from '../../define-endpoint';
import { type SignOutEverywhereApiResponse, type SignOutEverywhereApiArg } from '../types';

export const signOutEverywhere = defineEndpoint('signOutEverywhere', 'd4e78c', (build) => build.mutation<SignOutEverywhereApiResponse, SignOutEverywhereApiArg>({
      query: () => ({ url: `/auth/logout-everywhere`, method: 'POST' }) }));
export const useSignOutEverywhereMutation = signOutEverywhere.useMutation;
