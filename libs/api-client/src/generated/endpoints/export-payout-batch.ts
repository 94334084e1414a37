import { defineEndpoint } from '../../define-endpoint';
import { exportPayoutBatch as tags } from '../../tags';
import { type ExportPayoutBatchApiResponse, type ExportPayoutBatchApiArg } from '../types';

export const exportPayoutBatch = defineEndpoint('exportPayoutBatch', '1efe1f', (build) => build.mutation<ExportPayoutBatchApiResponse, ExportPayoutBatchApiArg>({
      query: (queryArg) => ({
        url: `/payout/batch`,
        method: 'POST',
        body: queryArg.exportBatchBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useExportPayoutBatchMutation = exportPayoutBatch.useMutation;
