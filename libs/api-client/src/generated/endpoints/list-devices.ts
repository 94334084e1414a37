import { defineEndpoint } from '../../define-endpoint';
import { listDevices as tags } from '../../tags';
import { type ListDevicesApiResponse, type ListDevicesApiArg } from '../types';

export const listDevices = defineEndpoint('listDevices', '6d851f', (build) => build.query<ListDevicesApiResponse, ListDevicesApiArg>({
      query: () => ({ url: `/account/session` }), ...tags }));
export const useListDevicesQuery = listDevices.useQuery;
export const useLazyListDevicesQuery = listDevices.useLazyQuery;
