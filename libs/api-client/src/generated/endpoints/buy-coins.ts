import { defineEndpoint } from '../../define-endpoint';
import { buyCoins as tags } from '../../tags';
import { type BuyCoinsApiResponse, type BuyCoinsApiArg } from '../types';

export const buyCoins = defineEndpoint('buyCoins', '1810e2', (build) => build.mutation<BuyCoinsApiResponse, BuyCoinsApiArg>({
      query: (queryArg) => ({
        url: `/payment`,
        method: 'POST',
        body: queryArg.buyCoinsBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          email: queryArg.email,
        },
      }), ...tags }));
export const useBuyCoinsMutation = buyCoins.useMutation;
