import { defineEndpoint } from '../../define-endpoint';
import { turnNoticeMailOff as tags } from '../../tags';
import { type TurnNoticeMailOffApiResponse, type TurnNoticeMailOffApiArg } from '../types';

export const turnNoticeMailOff = defineEndpoint('turnNoticeMailOff', '55337c', (build) => build.mutation<TurnNoticeMailOffApiResponse, TurnNoticeMailOffApiArg>({
      query: (queryArg) => ({
        url: `/notice-mail/off`,
        method: 'POST',
        params: {
          token: queryArg.token,
        },
      }), ...tags }));
export const useTurnNoticeMailOffMutation = turnNoticeMailOff.useMutation;
