import { primaryId, text } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';

/** Secrets that sign completion codes, encrypted. */
export const LinkSecretSchema = table({
  name: 'link_secret',
  columns: {
    /** Id of the task, or of the batch whose items share it. */
    id: primaryId,
    sealed: text(300),
  },
});
