import { defineEndpoint } from '../../define-endpoint';
import { signOutDevice as tags } from '../../tags';
import { type SignOutDeviceApiResponse, type SignOutDeviceApiArg } from '../types';

export const signOutDevice = defineEndpoint('signOutDevice', '675c26', (build) => build.mutation<SignOutDeviceApiResponse, SignOutDeviceApiArg>({
      query: (queryArg) => ({ url: `/account/session/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }), ...tags }));
export const useSignOutDeviceMutation = signOutDevice.useMutation;
