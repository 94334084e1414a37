import { LIMITS } from '@kaaj/contract';
import { useState } from 'react';

const SIZES = [10, LIMITS.listPageSize, LIMITS.listPageSizeMax] as const;

export interface ShortList {
  /** How many rows to request. */
  readonly size: number;
  /** Whether one answer of the server can hold more. */
  readonly grows: boolean;
  readonly more: () => void;
}

/** For a list above other content: a few rows at first, more of them at each press. */
export function useExpandableList(): ShortList {
  const [step, setStep] = useState(0);
  return {
    size: SIZES[step] ?? LIMITS.listPageSizeMax,
    grows: step < SIZES.length - 1,
    more: () => setStep((now) => Math.min(now + 1, SIZES.length - 1)),
  };
}
