import { defineEndpoint } from '../../define-endpoint';
import { giveBackPlace as tags } from '../../tags';
import { type GiveBackPlaceApiResponse, type GiveBackPlaceApiArg } from '../types';

export const giveBackPlace = defineEndpoint('giveBackPlace', '893661', (build) => build.mutation<GiveBackPlaceApiResponse, GiveBackPlaceApiArg>({
      query: (queryArg) => ({
        url: `/task/${encodeURIComponent(String(queryArg.id))}/claim`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          skip: queryArg.skip,
        },
      }), ...tags }));
export const useGiveBackPlaceMutation = giveBackPlace.useMutation;
