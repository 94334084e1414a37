import { type StatProps, useFormat } from '@kaaj/ui';
import { Statistic } from 'antd';
import { type ReactNode } from 'react';

const PARTS = { title: 'k-stat__label', content: 'k-stat__value k-number' };

/** One figure that matters, with its name: antd's statistic, in a `StatRow`. */
export function Stat({ label, value, hint, change }: Omit<StatProps, 'icon'>) {
  const format = useFormat();
  // antd's own number format supports only the digits 0 to 9.
  const shown = typeof value === 'number' ? format.number(value) : value;
  return (
    <div className="k-stat">
      <div className="k-stat__body">
        <Statistic
          className="k-desk-stat"
          classNames={PARTS}
          title={<span role="term">{label}</span>}
          formatter={() => <span role="definition">{shown}</span>}
        />
        {hint && <Note>{hint}</Note>}
        {change && <Note>{change}</Note>}
      </div>
    </div>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <div role="definition" className="k-stat__hint">
      {children}
    </div>
  );
}
