import { defineEndpoint } from '../../define-endpoint';
import { decideObjection as tags } from '../../tags';
import { type DecideObjectionApiResponse, type DecideObjectionApiArg } from '../types';

export const decideObjection = defineEndpoint('decideObjection', '0039ee', (build) => build.mutation<DecideObjectionApiResponse, DecideObjectionApiArg>({
      query: (queryArg) => ({
        url: `/user/objection/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.decideObjectionBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useDecideObjectionMutation = decideObjection.useMutation;
