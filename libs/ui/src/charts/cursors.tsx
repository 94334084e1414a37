import { snapToPixel } from './snap-to-pixel';
import { type CursorProps } from './kind';

/** A thin line through a point. */
export function LineCursor({ plot: { columns, top, bottom }, index }: CursorProps) {
  const x = snapToPixel(columns.centre(index));
  return <line className="k-chart__cursor" x1={x} x2={x} y1={top} y2={bottom} />;
}

/** A ground behind a band. */
export function BandCursor({ plot: { columns, top, bottom }, index }: CursorProps) {
  const { step } = columns;
  return (
    <rect
      className="k-chart__band"
      x={columns.centre(index) - step / 2}
      y={top}
      width={step}
      height={bottom - top}
      rx={Math.min(4, step / 4)}
    />
  );
}
