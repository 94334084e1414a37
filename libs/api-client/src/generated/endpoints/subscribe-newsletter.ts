import { defineEndpoint } from '../../define-endpoint';
import { type SubscribeNewsletterApiResponse, type SubscribeNewsletterApiArg } from '../types';

export const subscribeNewsletter = defineEndpoint('subscribeNewsletter', 'b9f2de', (build) => build.mutation<SubscribeNewsletterApiResponse, SubscribeNewsletterApiArg>({
      query: (queryArg) => ({ url: `/newsletter`, method: 'POST', body: queryArg.newsletterBody }) }));
export const useSubscribeNewsletterMutation = subscribeNewsletter.useMutation;
