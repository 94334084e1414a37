import { call } from '../../call';
import { type ListDevicesApiResponse, type ListDevicesApiArg } from '../types';

export const listDevices = call('listDevices', 'e71674', (build) => build.query<ListDevicesApiResponse, ListDevicesApiArg>({
      query: () => ({ url: `/account/session` }) }));
export const useListDevicesQuery = listDevices.useQuery;
export const useLazyListDevicesQuery = listDevices.useLazyQuery;
