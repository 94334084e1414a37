import { defineEndpoint } from '../../define-endpoint';
import { payBonus as tags } from '../../tags';
import { type PayBonusApiResponse, type PayBonusApiArg } from '../types';

export const payBonus = defineEndpoint('payBonus', 'b64b76', (build) => build.mutation<PayBonusApiResponse, PayBonusApiArg>({
      query: (queryArg) => ({
        url: `/submission/${encodeURIComponent(String(queryArg.id))}/bonus`,
        method: 'POST',
        body: queryArg.bonusBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const usePayBonusMutation = payBonus.useMutation;
