import { defineEndpoint } from '../../define-endpoint';
import { createKey as tags } from '../../tags';
import { type CreateKeyApiResponse, type CreateKeyApiArg } from '../types';

export const createKey = defineEndpoint('createKey', 'b2aa07', (build) => build.mutation<CreateKeyApiResponse, CreateKeyApiArg>({
      query: (queryArg) => ({ url: `/key`, method: 'POST', body: queryArg.createKeyBody }), ...tags }));
export const useCreateKeyMutation = createKey.useMutation;
