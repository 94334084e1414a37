import { defineEndpoint } from '../../define-endpoint';
import { nameSupporter as tags } from '../../tags';
import { type NameSupporterApiResponse, type NameSupporterApiArg } from '../types';

export const nameSupporter = defineEndpoint('nameSupporter', 'a2ae27', (build) => build.mutation<NameSupporterApiResponse, NameSupporterApiArg>({
      query: (queryArg) => ({
        url: `/dispute/${encodeURIComponent(String(queryArg.id))}/supporter`,
        method: 'PATCH',
        body: queryArg.nameSupporterBody,
      }), ...tags }));
export const useNameSupporterMutation = nameSupporter.useMutation;
