import { call } from '../../call';
import { type SignOutDeviceApiResponse, type SignOutDeviceApiArg } from '../types';

export const signOutDevice = call('signOutDevice', 'cbf6e9', (build) => build.mutation<SignOutDeviceApiResponse, SignOutDeviceApiArg>({
      query: (queryArg) => ({ url: `/account/session/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }) }));
export const useSignOutDeviceMutation = signOutDevice.useMutation;
