import { defineEndpoint } from '../../define-endpoint';
import { markNotificationsRead as tags } from '../../tags';
import { type MarkNotificationsReadApiResponse, type MarkNotificationsReadApiArg } from '../types';

export const markNotificationsRead = defineEndpoint('markNotificationsRead', '63c815', (build) => build.mutation<MarkNotificationsReadApiResponse, MarkNotificationsReadApiArg>({
      query: () => ({ url: `/notification/read`, method: 'PATCH' }), ...tags }));
export const useMarkNotificationsReadMutation = markNotificationsRead.useMutation;
