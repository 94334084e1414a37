import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons';
import { useFormat, useUiSettings } from '../settings/ui-settings';

export interface PaginationProps {
  /** Zero-based. */
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
  /** The accessible name of the group of page buttons. */
  label: string;
}

/** The first, the last, and those around the current page; null marks a gap. */
function pagesToShow(page: number, pages: number): readonly (number | null)[] {
  const near = new Set([0, page - 1, page, page + 1, pages - 1]);
  const shown = [...near].filter((one) => one >= 0 && one < pages).sort((one, other) => one - other);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [null, one] : [one];
  });
}

/** Page buttons; hidden while everything fits on one page. */
export function Pagination({ page, pageSize, total, onChange, label }: PaginationProps) {
  const format = useFormat();
  const { texts } = useUiSettings();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="k-pagination">
      <button type="button" aria-label={texts.previous} disabled={page === 0} onClick={() => onChange(page - 1)}>
        <ChevronLeftIcon size={18} />
      </button>
      {pagesToShow(page, pages).map((one, index) =>
        one === null ? (
          <span key={`gap-${index}`} className="k-pagination__gap" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onChange(one)}
          >
            {format.number(one + 1)}
          </button>
        ),
      )}
      <button type="button" aria-label={texts.next} disabled={page === pages - 1} onClick={() => onChange(page + 1)}>
        <ChevronRightIcon size={18} />
      </button>
    </nav>
  );
}
