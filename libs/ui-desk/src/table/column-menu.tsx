import { Button, useDismiss, useUiSettings } from '@kaaj/ui';
import { ChevronDownIcon } from '@kaaj/ui/icons';
import { type Column } from '@kaaj/ui/data';
import { Dropdown } from 'antd';
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
  const area = useRef<HTMLDivElement>(null);
  const panel = useId();
  // antd closes on Escape as well, and leaves the focus where nothing is any more.
  useDismiss(
    area,
    open,
    useCallback(() => setOpen(false), []),
  );
  return (
    <div
      ref={area}
      className="k-column-menu"
      onKeyDown={(event) => {
        // antd would take the second Tab for the end of a menu; here it leads from one box to the next.
        if (open && event.key === 'Tab') event.stopPropagation();
      }}
      onBlur={({ relatedTarget }) => {
        // The focus cannot move behind the panel by keyboard.
        if (relatedTarget && !area.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Dropdown
        open={open}
        onOpenChange={setOpen}
        trigger={['click']}
        placement="bottomRight"
        transitionName=""
        destroyOnHidden
        getPopupContainer={(opener) => opener.parentElement ?? document.body}
        popupRender={() => (
          <div id={panel} className="k-column-menu__panel" role="group" aria-label={texts.columns}>
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
        )}
      >
        <Button
          variant="secondary"
          iconEnd={<ChevronDownIcon size={16} />}
          aria-label={`${texts.columns}: ${label}`}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
        >
          {texts.columns}
        </Button>
      </Dropdown>
    </div>
  );
}
