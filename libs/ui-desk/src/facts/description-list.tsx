import { useIsBelow } from '@kaaj/ui';
import { type FactsProps } from '@kaaj/ui/data';
import { Descriptions } from 'antd';
import { type ComponentRef, useLayoutEffect, useRef } from 'react';

const PARTS = { label: 'k-desk-facts__label', content: 'k-desk-facts__value' };

/**
 * antd's Descriptions with one column on phones and two from medium width. antd renders a table without meaningful rows
 * or columns. ARIA roles turn it into terms and definitions, as in a `dl`.
 */
export function DescriptionList({ facts }: FactsProps) {
  const column = useIsBelow('medium') ? 1 : 2;
  const list = useRef<ComponentRef<typeof Descriptions>>(null);
  useLayoutEffect(() => list.current?.nativeElement.querySelector('table')?.setAttribute('role', 'none'), []);
  return (
    <Descriptions
      ref={list}
      className="k-desk-facts"
      classNames={PARTS}
      column={column}
      colon={false}
      items={facts.map(({ key, label, value, wide }, at) => ({
        key,
        label: <span role="term">{label}</span>,
        children: <div role="definition">{value}</div>,
        // A line ends before one that takes the whole of it.
        span: wide || facts[at + 1]?.wide ? 'filled' : 1,
      }))}
    />
  );
}
