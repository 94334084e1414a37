import { Segmented as AntdSegmented, type SegmentedProps } from 'antd';

/** antd's. Its frame would be a stop of Tab, beside the radio buttons in it. */
export function Segmented<Value extends string>(props: Omit<SegmentedProps<Value>, 'ref'>) {
  return <AntdSegmented {...props} tabIndex={undefined} />;
}
