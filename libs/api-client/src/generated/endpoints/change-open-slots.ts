import { defineEndpoint } from '../../define-endpoint';
import { changeOpenSlots as tags } from '../../tags';
import { type ChangeOpenSlotsApiResponse, type ChangeOpenSlotsApiArg } from '../types';

export const changeOpenSlots = defineEndpoint('changeOpenSlots', '996fdf', (build) => build.mutation<ChangeOpenSlotsApiResponse, ChangeOpenSlotsApiArg>({
      query: (queryArg) => ({
        url: `/task/update/requiredWorker/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.openSlotsBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useChangeOpenSlotsMutation = changeOpenSlots.useMutation;
