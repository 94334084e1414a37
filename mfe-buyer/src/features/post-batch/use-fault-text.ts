import { type FieldProblem } from '@kaaj/contract';
import { fieldText } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

type RowError = Pick<FieldProblem, 'field' | 'code' | 'message'>;

/** The text of a file's error, with the parameters (two files, a status) in the reader's language. */
export function useFaultText(): (fault: RowError) => string {
  const t = useMessages();
  return (fault) => {
    if (fault.code === 'picture-twice') {
      const [, one, other] = /“(.*)” and “(.*)”/.exec(fault.message) ?? [];
      if (one !== undefined && other !== undefined) return t('batch.pictures.twice', { one, other });
    }
    if (fault.code === 'picture-unreachable') {
      const [, status] = /answered (\d+)\./.exec(fault.message) ?? [];
      return status === undefined ? t('batch.pictures.unreachable') : t('batch.pictures.answered', { status });
    }
    return fieldText(fault);
  };
}
