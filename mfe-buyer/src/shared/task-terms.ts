import {
  CONTENT_NOTICES,
  LIMITS,
  readWholeNumber,
  type Task,
  TASK_CATEGORIES,
  type TaskCategory,
  DEFAULT_ALLOWANCE_MINUTES,
} from '@kaaj/contract';

/** Minutes that a form offers. */
export const ALLOWANCES = [10, 30, 60, 3 * 60, 24 * 60, 3 * 24 * 60] as const;

/** As the owner of the installation has set. */
export const DEFAULT_REVIEW_DAYS = 'usual';

/** The terms of a task as form values: choices as strings, numbers as typed. */
export interface TermsDraft {
  /** One of TASK_CATEGORIES. */
  readonly category: string;
  /** Days to decide on work: DEFAULT_REVIEW_DAYS, or 1 to 7. */
  readonly reviewDays: string;
  /** Minutes until a claim expires; one of ALLOWANCES. */
  readonly allowanceMinutes: string;
  /** Minutes that the buyer expects it to take; empty for no estimate. */
  readonly estimatedMinutes: string;
  /** One of CONTENT_NOTICES. */
  readonly contentNotice: string;
  readonly proofText: string;
  /** How many pictures work has to have. */
  readonly proofPictures: string;
  /** yes or no */
  readonly proofLink: string;
}

export const DEFAULT_TERMS: TermsDraft = {
  category: 'other',
  reviewDays: DEFAULT_REVIEW_DAYS,
  allowanceMinutes: String(DEFAULT_ALLOWANCE_MINUTES),
  estimatedMinutes: '',
  contentNotice: 'none',
  proofText: '',
  proofPictures: '0',
  proofLink: 'no',
};

export const REVIEW_DAYS = upTo(LIMITS.reviewDays);
export const PROOF_PICTURES = upTo(LIMITS.proofPictures);

function upTo({ min, max }: { min: number; max: number }): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Whether the estimate is empty or fits the duration of a claim. */
export function isEstimate({ estimatedMinutes, allowanceMinutes }: TermsDraft): boolean {
  if (estimatedMinutes.trim() === '') return true;
  const minutes = readWholeNumber(estimatedMinutes).value ?? 0;
  return minutes >= LIMITS.estimatedMinutes.min && minutes <= Number(allowanceMinutes);
}

/** The terms as they are posted. */
export function termsOf({ category, reviewDays, allowanceMinutes, proofText, proofPictures, ...more }: TermsDraft) {
  const { estimatedMinutes, contentNotice, proofLink } = more;
  return {
    category: TASK_CATEGORIES.find((each) => each === category) ?? ('other' satisfies TaskCategory),
    ...(reviewDays !== DEFAULT_REVIEW_DAYS && { reviewDays: Number(reviewDays) }),
    allowanceMinutes: Number(allowanceMinutes),
    estimatedMinutes: readWholeNumber(estimatedMinutes).value ?? null,
    contentNotice: CONTENT_NOTICES.find((each) => each === contentNotice) ?? 'none',
    proof: { text: proofText.trim(), pictures: Number(proofPictures), link: proofLink === 'yes' },
  };
}

/** The terms of a task that is there. */
export function draftOf({
  category,
  reviewDays,
  allowanceMinutes,
  estimatedMinutes,
  contentNotice,
  proof,
}: Pick<
  Task,
  'category' | 'reviewDays' | 'allowanceMinutes' | 'estimatedMinutes' | 'contentNotice' | 'proof'
>): TermsDraft {
  const { max } = LIMITS.reviewDays;
  return {
    category,
    reviewDays: reviewDays === 0 || reviewDays > max ? DEFAULT_REVIEW_DAYS : String(reviewDays),
    allowanceMinutes: String(allowanceMinutes),
    estimatedMinutes: estimatedMinutes === null ? '' : String(estimatedMinutes),
    contentNotice,
    proofText: proof.text,
    proofPictures: String(proof.pictures),
    proofLink: proof.link ? 'yes' : 'no',
  };
}
