import { defineEndpoint } from '../../define-endpoint';
import { makeKey as tags } from '../../tags';
import { type MakeKeyApiResponse, type MakeKeyApiArg } from '../types';

export const makeKey = defineEndpoint('makeKey', '8fcb6a', (build) => build.mutation<MakeKeyApiResponse, MakeKeyApiArg>({
      query: (queryArg) => ({ url: `/key`, method: 'POST', body: queryArg.makeKeyBody }), ...tags }));
export const useMakeKeyMutation = makeKey.useMutation;
