import { call } from '../../call';
import { turnNoticeMailOff as tags } from '../../tags';
import { type TurnNoticeMailOffApiResponse, type TurnNoticeMailOffApiArg } from '../types';

export const turnNoticeMailOff = call('turnNoticeMailOff', '55337c', (build) => build.mutation<TurnNoticeMailOffApiResponse, TurnNoticeMailOffApiArg>({
      query: (queryArg) => ({
        url: `/notice-mail/off`,
        method: 'POST',
        params: {
          token: queryArg.token,
        },
      }), ...tags }));
export const useTurnNoticeMailOffMutation = turnNoticeMailOff.useMutation;
