import { call } from '../../call';
import { type ChangeLanguageApiResponse, type ChangeLanguageApiArg } from '../types';

export const changeLanguage = call('changeLanguage', 'bc0669', (build) => build.mutation<ChangeLanguageApiResponse, ChangeLanguageApiArg>({
      query: (queryArg) => ({ url: `/account/language`, method: 'PATCH', body: queryArg.languageBody }) }));
export const useChangeLanguageMutation = changeLanguage.useMutation;
