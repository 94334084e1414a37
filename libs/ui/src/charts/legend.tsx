import { type Layer } from './layers';

/** The colours of the series; a single series has no legend. */
export function Legend({ layers }: { layers: readonly Layer[] }) {
  if (layers.length < 2) return null;
  return (
    <ul className="k-chart__legend" aria-hidden="true">
      {layers.map(({ key, name, ink }) => (
        <li key={key}>
          <span className="k-chart__ink" style={{ background: ink }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
