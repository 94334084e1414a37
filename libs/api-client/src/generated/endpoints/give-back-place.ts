import { call } from '../../call';
import { giveBackPlace as tags } from '../../tags';
import { type GiveBackPlaceApiResponse, type GiveBackPlaceApiArg } from '../types';

export const giveBackPlace = call('giveBackPlace', 'd67747', (build) => build.mutation<GiveBackPlaceApiResponse, GiveBackPlaceApiArg>({
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
