import { defineEndpoint } from '../../define-endpoint';
import { askForChanges as tags } from '../../tags';
import { type AskForChangesApiResponse, type AskForChangesApiArg } from '../types';

export const askForChanges = defineEndpoint('askForChanges', 'f1f4fa', (build) => build.mutation<AskForChangesApiResponse, AskForChangesApiArg>({
      query: (queryArg) => ({
        url: `/submission/${encodeURIComponent(String(queryArg.id))}/changes`,
        method: 'PATCH',
        body: queryArg.changesBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useAskForChangesMutation = askForChanges.useMutation;
