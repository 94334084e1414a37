import { defineEndpoint } from '../../define-endpoint';
import { chooseNoticeMail as tags } from '../../tags';
import { type ChooseNoticeMailApiResponse, type ChooseNoticeMailApiArg } from '../types';

export const chooseNoticeMail = defineEndpoint('chooseNoticeMail', 'b8f991', (build) => build.mutation<ChooseNoticeMailApiResponse, ChooseNoticeMailApiArg>({
      query: (queryArg) => ({ url: `/account/notice-mail`, method: 'PATCH', body: queryArg.noticeMailBody }), ...tags }));
export const useChooseNoticeMailMutation = chooseNoticeMail.useMutation;
