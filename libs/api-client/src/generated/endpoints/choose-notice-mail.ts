import { call } from '../../call';
import { chooseNoticeMail as tags } from '../../tags';
import { type ChooseNoticeMailApiResponse, type ChooseNoticeMailApiArg } from '../types';

export const chooseNoticeMail = call('chooseNoticeMail', 'b8f991', (build) => build.mutation<ChooseNoticeMailApiResponse, ChooseNoticeMailApiArg>({
      query: (queryArg) => ({ url: `/account/notice-mail`, method: 'PATCH', body: queryArg.noticeMailBody }), ...tags }));
export const useChooseNoticeMailMutation = chooseNoticeMail.useMutation;
