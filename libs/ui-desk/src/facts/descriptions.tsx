import { useIsBelow } from '@kaaj/ui';
import { Descriptions as AntdDescriptions, type DescriptionsProps } from 'antd';
import { type ComponentRef, useLayoutEffect, useRef } from 'react';

/**
 * antd's, with one column on phones and two from 768 px. antd renders a table without rows or columns that mean
 * anything: ARIA roles turn it into terms and definitions, as in a `dl`.
 */
export function Descriptions({ items = [], ...props }: DescriptionsProps) {
  const column = useIsBelow('medium') ? 1 : 2;
  const list = useRef<ComponentRef<typeof AntdDescriptions>>(null);
  useLayoutEffect(() => list.current?.nativeElement.querySelector('table')?.setAttribute('role', 'none'), []);
  return (
    <AntdDescriptions
      {...props}
      ref={list}
      column={column}
      colon={false}
      items={items.map(({ label, children, ...item }) => ({
        ...item,
        label: <span role="term">{label}</span>,
        children: <div role="definition">{children}</div>,
      }))}
    />
  );
}
