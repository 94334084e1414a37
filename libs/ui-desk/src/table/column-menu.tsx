import { Button, ChevronDownIcon, useDismiss, useUiSettings } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { useCallback, useId, useRef, useState } from 'react';
import { type ColumnChoice } from './table-props';

interface ColumnMenuProps<Row> {
  /** The name of the table. */
  label: string;
  /** Those that may be hidden. */
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
}

/** A button, and behind it which columns of a table are shown. */
export function ColumnMenu<Row>({ label, columns, choice: { hidden, onHide } }: ColumnMenuProps<Row>) {
  const { texts } = useUiSettings();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const area = useRef<HTMLDivElement>(null);
  const panel = useId();
  useDismiss(area, open, close);
  return (
    <div
      ref={area}
      className="k-column-menu"
      onBlur={({ relatedTarget }) => {
        // Nobody goes on behind the panel by keyboard.
        if (relatedTarget && !area.current?.contains(relatedTarget)) close();
      }}
    >
      <Button
        variant="secondary"
        iconEnd={<ChevronDownIcon size={16} />}
        aria-label={`${texts.columns}: ${label}`}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {texts.columns}
      </Button>
      <div id={panel} className="k-column-menu__panel" role="group" aria-label={texts.columns} hidden={!open}>
        {columns.map(({ key, title }) => (
          <label key={key} className="k-column-menu__column">
            <input
              type="checkbox"
              checked={!hidden.includes(key)}
              onChange={({ target }) =>
                onHide(target.checked ? hidden.filter((other) => other !== key) : [...hidden, key])
              }
            />
            {title}
          </label>
        ))}
      </div>
    </div>
  );
}
