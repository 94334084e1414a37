import { defineEndpoint } from '../../define-endpoint';
import { type NameSupporterApiResponse, type NameSupporterApiArg } from '../types';

export const nameSupporter = defineEndpoint('nameSupporter', '6fe165', (build) => build.mutation<NameSupporterApiResponse, NameSupporterApiArg>({
      query: (queryArg) => ({
        url: `/dispute/${encodeURIComponent(String(queryArg.id))}/supporter`,
        method: 'PATCH',
        body: queryArg.nameSupporterBody,
      }) }));
export const useNameSupporterMutation = nameSupporter.useMutation;
