import { defineEndpoint } from '../../define-endpoint';
import { type PayBonusesApiResponse, type PayBonusesApiArg } from '../types';

export const payBonuses = defineEndpoint('payBonuses', '5f07ea', (build) => build.mutation<PayBonusesApiResponse, PayBonusesApiArg>({
      query: (queryArg) => ({
        url: `/submission/bonus`,
        method: 'POST',
        body: queryArg.bonusesBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }) }));
export const usePayBonusesMutation = payBonuses.useMutation;
