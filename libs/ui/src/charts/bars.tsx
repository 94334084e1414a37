import { barPath, barPlaces } from './bar-shape';
import { type MarksProps } from './kind';
import { type Span } from './layers';

interface BarsProps extends MarksProps {
  stacked?: boolean;
}

/** A bar for every value: side by side in their band, or stacked. */
export function Bars({ plot: { layers, columns, y }, stacked = false }: BarsProps) {
  const places = barPlaces(columns.step, stacked ? 1 : layers.length);
  return layers.map(({ key, ink, spans }, layer) => {
    const { left, width } = places[stacked ? 0 : layer] ?? { left: 0, width: 0 };
    const bar = ([from, to]: Span, index: number) => {
      const x = columns.centre(index) + left;
      return barPath(width < 2 ? x : Math.round(x), width, y(from), y(to), stacked ? 2 : 6);
    };
    return <path key={key} d={spans.map(bar).join('')} fill={ink} />;
  });
}

/** The same, on each other. */
export function StackedBars(props: MarksProps) {
  return <Bars {...props} stacked />;
}
