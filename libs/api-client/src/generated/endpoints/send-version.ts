import { defineEndpoint } from '../../define-endpoint';
import { sendVersion as tags } from '../../tags';
import { type SendVersionApiResponse, type SendVersionApiArg } from '../types';

export const sendVersion = defineEndpoint('sendVersion', '4f3959', (build) => build.mutation<SendVersionApiResponse, SendVersionApiArg>({
      query: (queryArg) => ({
        url: `/submission/${encodeURIComponent(String(queryArg.id))}/version`,
        method: 'POST',
        body: queryArg.versionBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useSendVersionMutation = sendVersion.useMutation;
