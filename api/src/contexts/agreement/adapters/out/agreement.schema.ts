import { FORM_LIMITS, LENGTHS } from '@kaaj/contract';
import { flag, id, integerColumn, longText, primaryId, text } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';

/** Values of choices and scales. */
const MAX_VALUE_LENGTH = FORM_LIMITS.optionValue;

export const AgreementItemSchema = table({
  name: 'agreement_item',
  columns: {
    taskId: primaryId,
    setId: id,
    number: integerColumn,
    control: flag,
    /** Label of an item that takes no more answers under adaptive overlap; empty before. */
    label: { ...text(MAX_VALUE_LENGTH), default: '' },
    /** Number of slots whose coins were returned because no further answer was needed. */
    released: { ...integerColumn, default: 0 },
  },
  indices: [{ name: 'agreement_item_of_set', columns: ['setId', 'released'] }],
});

/** A set with adaptive overlap. */
export const AgreementSetSchema = table({
  name: 'agreement_set',
  columns: {
    setId: primaryId,
    field: text(LENGTHS.fieldName),
    /** Minimum and maximum number of answers per item. */
    atLeast: integerColumn,
    atMost: integerColumn,
    /** Millionths. */
    confidence: integerColumn,
    options: integerColumn,
  },
});

export const AgreementAnswerSchema = table({
  name: 'agreement_answer',
  columns: {
    taskId: primaryId,
    workerId: primaryId,
    setId: id,
    /** Of the item. */
    number: integerColumn,
    /** Values by field name, as JSON. */
    given: longText,
    /** The answer to the field of adaptive overlap; empty without one. */
    value: { ...text(MAX_VALUE_LENGTH), default: '' },
    /** Whether the submission was rejected; then it does not count. */
    rejected: flag,
    /** Begins at random, and is incremented with each change: labels are cached by the sum of a set. */
    revision: { ...integerColumn, default: 1 },
  },
  indices: [
    { name: 'agreement_answer_of_set', columns: ['setId', 'number', 'workerId', 'revision'] },
    { name: 'agreement_answer_of_worker', columns: ['workerId', 'setId', 'taskId', 'value'] },
  ],
});
