import { useId, type ReactNode } from 'react';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface SegmentsProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side. Radio buttons underneath, so arrow keys work. */
export function SegmentedControl<Value extends string>({ label, segments, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div className="k-segments" role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} className="k-segments__item">
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="k-visually-hidden"
          />
          <span className="k-segments__label">{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
