import { defineEndpoint } from '../../define-endpoint';
import { payBonuses as tags } from '../../tags';
import { type PayBonusesApiResponse, type PayBonusesApiArg } from '../types';

export const payBonuses = defineEndpoint('payBonuses', 'a29d2e', (build) => build.mutation<PayBonusesApiResponse, PayBonusesApiArg>({
      query: (queryArg) => ({
        url: `/submission/bonus`,
        method: 'POST',
        body: queryArg.bonusesBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const usePayBonusesMutation = payBonuses.useMutation;
