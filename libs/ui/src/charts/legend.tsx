import { type Layer } from './layers';

/** Which ink means what; one series needs none beside the title. */
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
