import { useFormat } from '@kaaj/ui';
import { Statistic as AntdStatistic } from 'antd';
import { Children, type ReactNode } from 'react';

const PARTS = { title: 'k-stat__label', content: 'k-stat__value k-number' };

interface StatisticProps {
  title: ReactNode;
  /** A number is written in the digits of the language; antd knows 0 to 9 only. */
  value: ReactNode;
  /** A line below, for example what the figure covers. */
  hint?: ReactNode;
  /** The change against the previous period; nothing if unknown. */
  change?: ReactNode;
}

/** antd's, as a term with its definitions, in a `StatRow`. */
export function Statistic({ title, value, hint, change }: StatisticProps) {
  const format = useFormat();
  const shown = typeof value === 'number' ? format.number(value) : value;
  return (
    <div className="k-stat">
      <div className="k-stat__body">
        <AntdStatistic
          classNames={PARTS}
          title={<span role="term">{title}</span>}
          formatter={() => <span role="definition">{shown}</span>}
        />
        {Children.map(
          [hint, change],
          (note) =>
            note && (
              <div role="definition" className="k-stat__hint">
                {note}
              </div>
            ),
        )}
      </div>
    </div>
  );
}
