import { type Layer } from './layers';

interface ChartTableProps {
  title: string;
  xLabel: string;
  layers: readonly Layer[];
  labels: readonly string[];
  write: (value: number) => string;
}

/** Every value of a chart, for screen readers. */
export function ChartTable({ title, xLabel, layers, labels, write }: ChartTableProps) {
  return (
    // A table does not shrink below its content, so the box around it is what hides.
    <div className="k-visually-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{xLabel}</th>
            {layers.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              {layers.map(({ key, values }) => (
                <td key={key}>{write(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
