import { defineEndpoint } from '../../define-endpoint';
import { giveBackPlace as tags } from '../../tags';
import { type GiveBackPlaceApiResponse, type GiveBackPlaceApiArg } from '../types';

export const giveBackPlace = defineEndpoint('giveBackPlace', '3cf63d', (build) => build.mutation<GiveBackPlaceApiResponse, GiveBackPlaceApiArg>({
      query: (queryArg) => ({
        url: `/task/${encodeURIComponent(String(queryArg.id))}/claim`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useGiveBackPlaceMutation = giveBackPlace.useMutation;
