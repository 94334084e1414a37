import { type ComponentType } from 'react';
import { type Spread } from './columns';
import { type Plot } from './plot';

export interface MarksProps {
  plot: Plot;
  /** The row that a pointer means, if any. */
  pointed: number | undefined;
}

export interface CursorProps {
  plot: Plot;
  index: number;
}

/** What makes lines, areas and bars different. */
export interface Kind {
  spread: Spread;
  Marks: ComponentType<MarksProps>;
  /** Behind the marks, where the pointer is. */
  Cursor: ComponentType<CursorProps>;
}
