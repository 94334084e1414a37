import { type FieldProblem } from '@kaaj/contract';

/** The steps of posting a batch, in their order. */
export const STEPS = ['rows', 'task', 'check'] as const;
export type Step = (typeof STEPS)[number];

const OF_ROWS = ['rows', 'format', 'pictures', 'pictureSource', 'pictureColumn', 'zip'];
const OF_CHECK = ['gold', 'goldField', 'goldShare', 'goldRate', 'overlap', 'confidence', 'overlapMin'];
const TEXTS = ['title', 'taskDetail', 'form', 'link'];

const partOf = (field: string) => field.split('.', 1)[0] ?? field;

/** The step with a field of the form or of the request. */
export function stepOfField(field: string): Step {
  const part = partOf(field);
  if (OF_ROWS.includes(part)) return 'rows';
  return OF_CHECK.includes(part) ? 'check' : 'task';
}

/** The earlier steps where the error of a line can be corrected: a text consists of the task's and of the row's. */
export function stepsOfFault({ field }: FieldProblem): readonly Step[] {
  const part = partOf(field);
  if (OF_CHECK.includes(part)) return [];
  return TEXTS.includes(part) ? ['rows', 'task'] : ['rows'];
}
