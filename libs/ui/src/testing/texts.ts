import { type UiTexts } from '..';

/** The few words of the design system, for what has no catalogue. */
export const texts: UiTexts = {
  coins: 'coins',
  loading: 'Loading',
  required: 'This field is required.',
  retry: 'Try again',
  loadMore: 'Load more',
  moreFailed: 'The rest of the list could not be loaded.',
  chartFailed: 'The chart could not be loaded.',
  cancel: 'Cancel',
  close: 'Close',
  columns: 'Columns',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  tooLong: (most) => `This text is too long: at most ${most} characters.`,
};
