import { type AriaAttributes } from 'react';

/** What was typed, and what the form held then: when the form changes its value, the text is discarded. */
export interface Typed {
  readonly text: string;
  readonly held: string;
  /** The input lost the focus, or Enter was pressed, with this text. */
  readonly left?: boolean;
}

export interface DatePickerProps extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  id?: string;
  name?: string;
  /** YYYY-MM-DD, as are the bounds, or ''. */
  value?: string;
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean | undefined;
  onChange?: (day: string) => void;
}
