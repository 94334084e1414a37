import { defineEndpoint } from '../../define-endpoint';
import { getNoticeMail as tags } from '../../tags';
import { type GetNoticeMailApiResponse, type GetNoticeMailApiArg } from '../types';

export const getNoticeMail = defineEndpoint('getNoticeMail', '966e24', (build) => build.query<GetNoticeMailApiResponse, GetNoticeMailApiArg>({
      query: () => ({ url: `/account/notice-mail` }), ...tags }));
export const useGetNoticeMailQuery = getNoticeMail.useQuery;
export const useLazyGetNoticeMailQuery = getNoticeMail.useLazyQuery;
