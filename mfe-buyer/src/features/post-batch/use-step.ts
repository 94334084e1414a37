import { useUrlState } from '@kaaj/page-kit';
import { type RefObject, useEffect, useRef } from 'react';
import { type Step, STEPS } from './steps';

/**
 * The step in the address (`?step=2`), so that Back of the browser leads to the previous step. Without a file, as after
 * a reload, it is the first one.
 */
export function useStep(hasFile: boolean): readonly [Step, (step: Step) => void] {
  const [{ step: typed }, change] = useUrlState('step');
  const misses = !hasFile && typed !== '';
  useEffect(() => {
    if (misses) change({ step: '' });
  }, [misses, change]);
  const open = (step: Step) => change({ step: step === 'rows' ? '' : String(STEPS.indexOf(step) + 1) }, { push: true });
  return [hasFile ? (STEPS[Number(typed) - 1] ?? 'rows') : 'rows', open];
}

/** Focuses the heading of a step that was opened, unless the form has focused an invalid field. */
export function useStepFocus(step: Step): RefObject<HTMLElement | null> {
  const heading = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!heading.current?.closest('form')?.contains(document.activeElement)) heading.current?.focus();
  }, [step]);
  return heading;
}
