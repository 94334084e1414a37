import { type SegmentsProps } from '@kaaj/ui';
import { Segmented } from 'antd';

/** One of a few, side by side: antd's segmented. Radio buttons underneath, so arrow keys work. */
export function SegmentedControl<Value extends string>({ label, segments, value, onChange }: SegmentsProps<Value>) {
  return (
    <Segmented
      className="k-desk-segments"
      aria-label={label}
      // The radio buttons are the stop of the keyboard; antd makes their frame another.
      tabIndex={undefined}
      // A hint that repeats the word would be in the way.
      options={segments.map((segment) => ({ ...segment, title: '' }))}
      value={value}
      onChange={(chosen) => {
        // Both antd and the browser handle an arrow key.
        if (chosen !== value) onChange(chosen);
      }}
    />
  );
}
