export interface SpinnerProps {
  size?: number;
  /** Announced once; without it the spinner is decorative. */
  label?: string;
}

export function Spinner({ size = 24, label }: SpinnerProps) {
  return (
    <span className="k-spinner" role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeOpacity="0.22" strokeWidth="3" />
        <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <span className="k-visually-hidden">{label}</span>}
    </span>
  );
}

/** A spinner in the middle of the room that its content will take. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="k-page-spinner">
      <Spinner size={36} label={label} />
    </div>
  );
}
