import { defineEndpoint } from '../../define-endpoint';
import { type ChangeLanguageApiResponse, type ChangeLanguageApiArg } from '../types';

export const changeLanguage = defineEndpoint('changeLanguage', 'bc0669', (build) => build.mutation<ChangeLanguageApiResponse, ChangeLanguageApiArg>({
      query: (queryArg) => ({ url: `/account/language`, method: 'PATCH', body: queryArg.languageBody }) }));
export const useChangeLanguageMutation = changeLanguage.useMutation;
