import { defineEndpoint } from '../../define-endpoint';
import { decideReport as tags } from '../../tags';
import { type DecideReportApiResponse, type DecideReportApiArg } from '../types';

export const decideReport = defineEndpoint('decideReport', 'dc8903', (build) => build.mutation<DecideReportApiResponse, DecideReportApiArg>({
      query: (queryArg) => ({
        url: `/report/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.decideReportBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useDecideReportMutation = decideReport.useMutation;
