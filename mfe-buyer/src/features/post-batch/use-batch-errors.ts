import { columnsOfUrl, LIMITS, linkUrlProblem } from '@kaaj/contract';
import { fieldText } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { type LinkDraft, linkOf } from '../../shared/link-fields';
import { wholeNumberOf } from '../../shared/task-draft';
import { useTaskErrors } from '../../shared/use-task-errors';
import { type BatchForm } from './batch-form';

const RATES = { min: 100 * LIMITS.goldRate.min, max: 100 * LIMITS.goldRate.max };

function isWithin(typed: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const number = wholeNumberOf(typed);
  return number >= min && number <= max;
}

/** Whether the server would refuse the address; one with columns is valid or not for each row. */
function urlError(link: LinkDraft): string | undefined {
  const { url } = linkOf(link);
  const [code, message] = (columnsOfUrl(url).length === 0 && linkUrlProblem(url)) || [];
  return code === undefined || message === undefined ? undefined : fieldText({ field: 'link.url', code, message });
}

/** Validates all steps: the message for each invalid field. The form of a step shows those of its own fields. */
export function useBatchErrors(today: string | undefined, tooLarge: boolean, link: LinkDraft | undefined) {
  const t = useMessages();
  const required = t('field.required');
  const errorsOfTask = useTaskErrors(today);
  const url = link && urlError(link);
  return (held: BatchForm): Readonly<Record<string, string>> => {
    const ownPictures = held.pictureSource !== 'one';
    const gold = held.gold !== '';
    const workers = { min: 1, max: wholeNumberOf(held.requiredWorkers) };
    return {
      ...errorsOfTask(ownPictures ? { ...held, imageURL: held.pictureSource } : held),
      ...(held.rows === '' && { rows: tooLarge ? t('batch.tooLarge') : required }),
      ...(ownPictures && held.pictureColumn === '' && { pictureColumn: required }),
      ...(held.pictureSource === 'zip' && held.zip === '' && { zip: required }),
      ...(url !== undefined && { 'link.url': url }),
      ...(link?.check === 'fixed' && link.code.trim() === '' && { 'link.code': required }),
      ...(gold && !isWithin(held.goldShare, LIMITS.goldShare) && { goldShare: t('batch.goldShareHint') }),
      ...(gold && !isWithin(held.goldRate, RATES) && { goldRate: t('batch.goldRateHint') }),
      ...(held.confidence !== '' && !isWithin(held.overlapMin, workers) && { overlapMin: t('batch.overlapMinHint') }),
    };
  };
}
