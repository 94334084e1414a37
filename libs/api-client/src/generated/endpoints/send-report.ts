import { defineEndpoint } from '../../define-endpoint';
import { sendReport as tags } from '../../tags';
import { type SendReportApiResponse, type SendReportApiArg } from '../types';

export const sendReport = defineEndpoint('sendReport', '5cced3', (build) => build.mutation<SendReportApiResponse, SendReportApiArg>({
      query: (queryArg) => ({
        url: `/report`,
        method: 'POST',
        body: queryArg.reportBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useSendReportMutation = sendReport.useMutation;
